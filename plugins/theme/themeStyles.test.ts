import { expect, test } from 'vitest';
import { withStyles } from './themeStyles';

test("our styles stand behind Rspress's and before those of the theme of the site", () => {
  const entries = withStyles(['stock.js', 'virtual-global-styles', '@theme']);
  expect(entries).toEqual([
    'stock.js',
    'virtual-global-styles',
    expect.stringMatching(/theme\/styles\/index\.css$/),
    '@theme',
  ]);
});

test('a Rspress that has the theme elsewhere stops the build', () => {
  expect(() => withStyles(['stock.js'])).toThrow('source.preEntry no longer has @theme');
});
