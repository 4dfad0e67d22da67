/** Width and height in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

type Reader = (bytes: Buffer) => ImageSize | undefined;

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

const png: Reader = (bytes) =>
  text(bytes, 1, 4) === 'PNG' && text(bytes, 12, 16) === 'IHDR'
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : undefined;

const gif: Reader = (bytes) =>
  /^GIF8[79]a$/.test(text(bytes, 0, 6))
    ? { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
    : undefined;

/**
 * Whether the orientation includes a quarter turn. Cameras set the orientation instead of rotating
 * the pixels.
 */
function isTurned(bytes: Buffer, at: number): boolean {
  if (text(bytes, at, at + 6) !== 'Exif\0\0') return false;
  const start = at + 6;
  const isLittle = text(bytes, start, start + 2) === 'II';
  const number = (from: number) => (isLittle ? bytes.readUInt16LE(from) : bytes.readUInt16BE(from));
  const first = start + (isLittle ? bytes.readUInt32LE(start + 4) : bytes.readUInt32BE(start + 4));
  for (let entry = 0; entry < number(first); entry++) {
    const place = first + 2 + entry * 12;
    if (number(place) === 0x0112) return number(place + 8) >= 5;
  }
  return false;
}

/** Whether a marker starts a JPEG frame, which contains the size, in any of the encodings. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpeg: Reader = (bytes) => {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let turned = false;
  for (let at = 2; at < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return turned ? { width: height, height: width } : { width, height };
    }
    if (marker === 0xe1) turned ||= isTurned(bytes, at + 4);
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
};

const webp: Reader = (bytes) => {
  if (text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 12) !== 'WEBP') return undefined;
  switch (text(bytes, 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    default:
      return undefined;
  }
};

const avif: Reader = (bytes) => {
  if (text(bytes, 4, 8) !== 'ftyp') return undefined;
  const at = bytes.indexOf('ispe', 0, 'latin1');
  if (at < 0) return undefined;
  return { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
};

const svg: Reader = (bytes) => {
  const [tag = ''] = /<svg\b[^>]*>/i.exec(bytes.toString('utf8')) ?? [];
  if (tag === '') return undefined;
  const pixels = (name: string) => {
    const [, value] =
      new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(tag) ?? [];
    return value === undefined ? undefined : Number(value);
  };
  const [, box = ''] = /\sviewBox\s*=\s*["']([^"']*)["']/.exec(tag) ?? [];
  const [, , boxWidth = 0, boxHeight = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [pixels('width'), pixels('height')];
  if (width && height) return { width, height };
  // A missing dimension is computed from the aspect ratio of the view box.
  if (!boxWidth || !boxHeight) return undefined;
  if (width) return { width, height: (width * boxHeight) / boxWidth };
  if (height) return { width: (height * boxWidth) / boxHeight, height };
  return { width: boxWidth, height: boxHeight };
};

const READERS: readonly Reader[] = [png, gif, jpeg, webp, avif, svg];

/**
 * Returns the size in which a browser shows an image, read from the beginning of its file: PNG,
 * GIF, JPEG, WebP, AVIF or SVG. Returns `undefined` for other formats and invalid files.
 */
export function imageSize(bytes: Buffer): ImageSize | undefined {
  for (const read of READERS) {
    try {
      const size = read(bytes);
      if (size && size.width > 0 && size.height > 0) {
        return { width: Math.round(size.width), height: Math.round(size.height) };
      }
    } catch {
      // The file is too short for this format.
    }
  }
  return undefined;
}
