import { expect, test } from 'vitest';
import { holdsRange, namesTag } from './entityTags';

test('a tag is found in a list, weak or strong, and by the star', () => {
  for (const header of ['"a"', 'W/"a"', '"b", W/"a"', ' * '])
    expect(namesTag(header, '"a"')).toBe(true);
  for (const header of [null, '', '"b"', 'a', '"a-br"'])
    expect(namesTag(header, '"a"')).toBe(false);
});

test('a range is valid for the same strong tag only', () => {
  expect(holdsRange(null, '"a"')).toBe(true);
  expect(holdsRange('"a"', '"a"')).toBe(true);
  for (const header of ['W/"a"', '"b"', 'Tue, 01 Jul 2025 00:00:00 GMT']) {
    expect(holdsRange(header, '"a"')).toBe(false);
  }
});
