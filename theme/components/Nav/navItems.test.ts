import { expect, test } from 'vitest';
import { flattenNavItems } from './navItems';

test('gives the links of every depth in the order in which they were written', () => {
  const item = {
    text: 'More',
    items: [
      { text: 'News', link: '/news' },
      { text: 'Tools', link: '/tools', items: [{ text: 'Rsbuild', link: 'https://example.com' }] },
    ],
  };
  expect(flattenNavItems(item).map(({ link }) => link)).toEqual([
    '/news',
    '/tools',
    'https://example.com',
  ]);
});
