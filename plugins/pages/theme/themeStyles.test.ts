import path from 'node:path';
import { expect, test } from 'vitest';
import { withStyles } from './themeStyles';

test("our styles stand behind Rspress's and before those of the theme of the site", () => {
  const entries = withStyles(['stock.js', 'virtual-global-styles', '@theme']);
  expect(entries).toEqual([
    'stock.js',
    'virtual-global-styles',
    expect.stringMatching(/theme\/styles\/font-text\.css$/),
    expect.stringMatching(/theme\/styles\/font-code\.css$/),
    expect.stringMatching(/theme\/styles\/index\.css$/),
    '@theme',
  ]);
});

test('a Rspress that has the theme elsewhere stops the build', () => {
  expect(() => withStyles(['stock.js'])).toThrow('source.preEntry no longer has @theme');
});

test('[KIT-3] a language from right to left brings the styles for it; other sites have none of them', () => {
  const names = (langs: string[]) =>
    withStyles(['@theme'], langs, { fonts: false }).map((name) => path.basename(name));
  expect(names(['en', 'ar'])).toEqual(['index.css', 'right-to-left.css', 'look.css', '@theme']);
  expect(names(['en', 'zh'])).toEqual(['index.css', 'look.css', '@theme']);
});
