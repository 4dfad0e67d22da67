/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Parses `#fff` or `#ffffff`. */
export function readHex(hex: string): Rgb {
  const digits = hex.slice(1);
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const at = (start: number) => Number.parseInt(six.slice(start, start + 2), 16);
  return [at(0), at(2), at(4)];
}

export const writeHex = (color: Rgb): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Mixes two colors: `mix('#000000', '#ffffff', 0.25)` consists of three quarters of the first one. */
export function mix(color: string, other: string, share: number): string {
  const [from, to] = [readHex(color), readHex(other)];
  const part = (index: 0 | 1 | 2) => from[index] * (1 - share) + to[index] * share;
  return writeHex([part(0), part(1), part(2)]);
}

/** Returns red, green and blue in proportion to the amount of light, each from 0 to 1. */
export function linearParts(hex: string): Rgb {
  const [red, green, blue] = readHex(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return [red, green, blue];
}

/** Returns the relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red, green, blue] = linearParts(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colors, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
