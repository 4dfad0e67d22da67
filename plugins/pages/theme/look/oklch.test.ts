import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeHex } from './contrast';
import { readOklch, writeOklch } from './oklch';

test('the values of colors are those of CSS', () => {
  const { lightness, chroma, hue } = readOklch('#ff0000');
  expect(lightness).toBeCloseTo(0.628, 3);
  expect(chroma).toBeCloseTo(0.2577, 3);
  expect((hue * 180) / Math.PI).toBeCloseTo(29.23, 1);
  expect(readOklch('#fff').lightness).toBeCloseTo(1, 4);
  expect(readOklch('#000').lightness).toBe(0);
});

test('every color is read and written without a change', () => {
  const part = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(part, part, part).map(writeHex), (color) => {
      expect(writeOklch(readOklch(color))).toBe(color);
    }),
  );
});

test('a color that sRGB does not have keeps its lightness and hue', () => {
  const color = { lightness: 0.5, chroma: 0.37, hue: 2 };
  const written = readOklch(writeOklch(color));
  expect(written.lightness).toBeCloseTo(0.5, 2);
  expect(written.hue).toBeCloseTo(2, 1);
  expect(written.chroma).toBeGreaterThan(0.1);
});
