/** Whether a font contains a character, by its code point. */
export type HasLetter = (code: number) => boolean;

const COLLECTION = 'ttcf';

/** Returns the offset of a table in a font. For a collection, the first font is used. */
function tableAt(font: Buffer, name: string): number | undefined {
  const start = font.toString('latin1', 0, 4) === COLLECTION ? font.readUInt32BE(12) : 0;
  const count = font.readUInt16BE(start + 4);
  for (let index = 0; index < count; index += 1) {
    const at = start + 12 + index * 16;
    if (font.toString('latin1', at, at + 4) === name) return font.readUInt32BE(at + 8);
  }
  return undefined;
}

/** Reads the characters below U+10000 as ranges of code points (format 4). */
function runsOf4(font: Buffer, at: number): [number, number][] {
  const doubled = font.readUInt16BE(at + 6);
  return Array.from({ length: doubled / 2 }, (_, index) => {
    const last = font.readUInt16BE(at + 14 + index * 2);
    const first = font.readUInt16BE(at + 16 + doubled + index * 2);
    return [first, last];
  });
}

/** Reads the characters of all code points as ranges (format 12). */
function runsOf12(font: Buffer, at: number): [number, number][] {
  return Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + index * 12;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
  });
}

const READERS: Readonly<Record<number, typeof runsOf4>> = { 4: runsOf4, 12: runsOf12 };

/**
 * Reads the character map of a font: https://learn.microsoft.com/typography/opentype/spec/cmap
 *
 * @throws if the file is not a font with a character map
 */
export function fontLetters(font: Buffer): HasLetter {
  const table = tableAt(font, 'cmap');
  if (table === undefined) throw new Error('it has no cmap table');
  const count = font.readUInt16BE(table + 2);
  const runs = Array.from({ length: count }, (_, index) => {
    const at = table + font.readUInt32BE(table + 8 + index * 8);
    return READERS[font.readUInt16BE(at)]?.(font, at) ?? [];
  }).flat();
  return (code) => runs.some(([first, last]) => code >= first && code <= last && code !== 0xffff);
}
