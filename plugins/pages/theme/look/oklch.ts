import { linearParts, type Rgb, writeHex } from './contrast';

/** A color by perceived lightness (0 to 1), chroma and hue (in radians): https://www.w3.org/TR/css-color-4/#ok-lab */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

const fromLinear = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/** Parses `#fff` or `#ffffff`. */
export function readOklch(hex: string): Oklch {
  const [red, green, blue] = linearParts(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** Returns red, green and blue from 0 to 1. They are outside of this range for colors that sRGB does not have. */
function toRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** A tolerance smaller than the rounding to 8 bits. */
const ROUNDING = 0.001;

const isInSrgb = (color: Oklch) =>
  toRgb(color).every((part) => part >= -ROUNDING && part <= 1 + ROUNDING);

/** The number of times that the range of possible chromas is halved. */
const HALVINGS = 16;

/** Writes a color as `#ffffff`. A color that sRGB does not have gets the highest chroma that sRGB has. */
export function writeOklch(color: Oklch): string {
  let chroma = color.chroma;
  if (!isInSrgb(color)) {
    let step = chroma / 2;
    chroma = 0;
    for (let count = 0; count < HALVINGS; count += 1, step /= 2) {
      if (isInSrgb({ ...color, chroma: chroma + step })) chroma += step;
    }
  }
  const [red, green, blue] = toRgb({ ...color, chroma }).map(
    (part) => Math.min(1, Math.max(0, part)) * 255,
  ) as [number, number, number];
  return writeHex([red, green, blue]);
}
