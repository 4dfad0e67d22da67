import { expect, test } from 'vitest';
import { takeSidebars } from './sidebarSections';

const site = { lang: 'en', langs: ['en', 'zh'], version: 'v2', versions: ['v2', 'v1'] };

test('sidebars are taken out by version and language', () => {
  const data = {
    themeConfig: {
      locales: [
        { lang: 'en', sidebar: { '/guide/': ['a'], '/config/': ['b'], '/v1/guide/': ['c'] } },
        { lang: 'zh', sidebar: { '/zh/guide/': ['d'], '/v1/zh/guide/': ['e'] } },
      ],
    },
  };
  expect(Object.fromEntries(takeSidebars(data, site))).toEqual({
    'v2/en': { '/guide/': ['a'], '/config/': ['b'] },
    'v1/en': { '/v1/guide/': ['c'] },
    'v2/zh': { '/zh/guide/': ['d'] },
    'v1/zh': { '/v1/zh/guide/': ['e'] },
  });
  expect(data.themeConfig.locales.map(({ sidebar }) => sidebar)).toEqual([{}, {}]);
});

test('a site without languages has them at the top', () => {
  const plain = { lang: '', langs: [], version: '', versions: [] };
  const data = { themeConfig: { sidebar: { '/': ['a'] } } };
  expect(Object.fromEntries(takeSidebars(data, plain))).toEqual({ '/': { '/': ['a'] } });
  expect(data.themeConfig.sidebar).toEqual({});
});
