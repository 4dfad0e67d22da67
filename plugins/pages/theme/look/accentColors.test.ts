import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readThemeOptions } from '../options';
import { accentProblems, accentsOf, accentVariables } from './accentColors';
import { contrast, writeHex } from './contrast';
import { lookStyles } from './lookStyles';
import { readOklch, writeOklch } from './oklch';
import { themeTokens } from './readTokens';

const APPEARANCES = ['light', 'dark'] as const;
const part = fc.integer({ min: 0, max: 255 });
const anyColor = fc.tuple(part, part, part).map(writeHex);

/** The backgrounds that text in the accent color has, as the style sheet of the theme sets them. */
const backgrounds = Object.fromEntries(
  APPEARANCES.map((appearance) => [
    appearance,
    themeTokens()
      .flat()
      .filter(({ name }) => ['--lt-paper', '--lt-surface', '--lt-sunken'].includes(name))
      .map(({ value, dark = value }) => (appearance === 'light' ? value : dark)),
  ]),
);

/** The lowest contrast of the text in and on an accent. */
function leastContrast(accent: string, appearance: (typeof APPEARANCES)[number]): number {
  const variables = accentVariables(accent, appearance);
  const behind = [...(backgrounds[appearance] ?? []), variables['--lt-accent-soft'] ?? ''];
  const on = contrast(variables['--lt-on-accent'] ?? '', accent);
  return Math.min(on, ...behind.map((color) => contrast(accent, color)));
}

/** The angle between two hues in degrees. */
const turned = (a: number, b: number) => {
  const degrees = Math.abs(((a - b) * 180) / Math.PI) % 360;
  return Math.min(degrees, 360 - degrees);
};

test('[KIT-3] one color is an accent: the color of each appearance is derived from it', () => {
  expect(backgrounds).toMatchObject({ light: { length: 3 }, dark: { length: 3 } });
  expect(readThemeOptions({ accent: '#7a5cff' })).toEqual({ accent: '#7a5cff' });
  const { light, dark } = accentsOf('#7a5cff');
  const styles = lookStyles({ accent: '#7a5cff' });
  expect(styles).toMatch(new RegExp(`:root \\{[^}]*--lt-accent: ${light};`));
  expect(styles).toMatch(new RegExp(`\\.dark \\{[^}]*--lt-accent: ${dark};`));
  expect(light).not.toBe(dark);
});

test('text in and on the accents that are derived from any color can be read', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const accents = accentsOf(color);
      for (const appearance of APPEARANCES) {
        expect(leastContrast(accents[appearance], appearance)).toBeGreaterThanOrEqual(4.5);
      }
      expect(accentProblems(accents)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('a color that can be read is used as it is, and any other keeps its hue and as much chroma as possible', () => {
  fc.assert(
    fc.property(anyColor, fc.constantFrom(...APPEARANCES), (color, appearance) => {
      const derived = accentsOf(color)[appearance];
      if (leastContrast(color, appearance) >= 4.5) {
        expect(derived).toBe(color);
        return;
      }
      const [given, found] = [readOklch(color), readOklch(derived)];
      expect(found.chroma).toBeLessThan(given.chroma + 0.01);
      if (found.chroma > 0.04) expect(turned(found.hue, given.hue)).toBeLessThan(4);
      const most = readOklch(writeOklch({ ...given, lightness: found.lightness }));
      expect(found.chroma).toBeGreaterThan(most.chroma - 0.01);
    }),
    { numRuns: 500 },
  );
});

test('the lightness changes only as far as the contrast needs', () => {
  fc.assert(
    fc.property(anyColor, fc.constantFrom(...APPEARANCES), (color, appearance) => {
      const derived = accentsOf(color)[appearance];
      fc.pre(derived !== color);
      const given = readOklch(color);
      const found = readOklch(derived);
      const back = found.lightness + Math.sign(given.lightness - found.lightness) * 0.015;
      const isPast = (back - given.lightness) * (found.lightness - given.lightness) <= 0;
      const nearer = writeOklch({ ...given, lightness: back });
      if (!isPast) expect(leastContrast(nearer, appearance)).toBeLessThan(4.5);
    }),
    { numRuns: 500 },
  );
});

test('hues around the circle stay recognizable in both appearances', () => {
  for (let degrees = 0; degrees < 360; degrees += 15) {
    const hue = (degrees * Math.PI) / 180;
    const color = writeOklch({ lightness: 0.6, chroma: 0.12, hue });
    const { light, dark } = accentsOf(color);
    for (const derived of [light, dark]) {
      expect(turned(readOklch(derived).hue, readOklch(color).hue)).toBeLessThan(3);
      expect(readOklch(derived).chroma).toBeGreaterThan(0.07);
    }
  }
});
