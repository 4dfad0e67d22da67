import { expect, test } from 'vitest';
import { nearestName } from './nearestName';

test.each([
  ['serch', 'search'],
  ['imgae', 'image'],
  ['themeconfig', 'themeConfig'],
  ['linkChecks', 'linkCheck'],
  ['url', 'url'],
])('%s is meant to be %s', (written, name) => {
  expect(nearestName(written, ['title', 'urlEn', 'seo', name, 'themes', 'linkIcon'])).toBe(name);
});

test('a name without similar names is not treated as a misspelling', () => {
  expect(nearestName('title', ['url', 'urlEn', 'logo'])).toBeUndefined();
});
