import { inflateSync } from 'node:zlib';

const SIGNATURE = 'wOFF';
const HEADER = 44;
const ENTRY = 20;
const FONT_HEADER = 12;
const FONT_ENTRY = 16;

/** Rounds up to a multiple of four bytes, at which the tables of a font start. */
const padded = (length: number) => Math.ceil(length / 4) * 4;

/** Unpacks a WOFF file: https://www.w3.org/TR/WOFF/. Other files are returned unchanged. */
export function unpackWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== SIGNATURE) return file;
  const count = file.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY;
    const [start, packed, length] = [4, 8, 12].map((from) => file.readUInt32BE(at + from)) as [
      number,
      number,
      number,
    ];
    const bytes = file.subarray(start, start + packed);
    const data = packed < length ? inflateSync(bytes) : bytes;
    return { tag: file.subarray(at, at + 4), sum: file.readUInt32BE(at + 16), data };
  });
  const steps = Math.floor(Math.log2(count));
  const header = FONT_HEADER + FONT_ENTRY * count;
  const font = Buffer.alloc(
    tables.reduce((length, { data }) => length + padded(data.length), header),
  );
  file.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(FONT_ENTRY * 2 ** steps, 6);
  font.writeUInt16BE(steps, 8);
  font.writeUInt16BE(FONT_ENTRY * (count - 2 ** steps), 10);
  let end = header;
  for (const [index, { tag, sum, data }] of tables.entries()) {
    const at = FONT_HEADER + FONT_ENTRY * index;
    tag.copy(font, at);
    font.writeUInt32BE(sum, at + 4);
    font.writeUInt32BE(end, at + 8);
    font.writeUInt32BE(data.length, at + 12);
    data.copy(font, end);
    end += padded(data.length);
  }
  return font;
}
