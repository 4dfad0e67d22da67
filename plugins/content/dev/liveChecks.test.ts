import { expect, test } from 'vitest';
import { whileUnchanged } from './liveChecks';

test('[DIAG-2] findings about the site are read again only after an edit that concerns them', () => {
  let count = 0;
  const read = whileUnchanged(
    () => {
      count += 1;
      return count;
    },
    (file) => file.endsWith('_meta.json'),
  );
  expect(read(['docs/a.mdx'])).toBe(1);
  expect(read(['docs/a.mdx', 'docs'])).toBe(1);
  expect(read([])).toBe(1);
  expect(read(new Set(['docs/a.mdx', 'docs/_meta.json']))).toBe(2);
  expect(read(['docs/a.mdx'])).toBe(2);
  expect(read(undefined)).toBe(3);
});
