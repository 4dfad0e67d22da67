import { expect, test } from 'vitest';
import { hasOwnSidebars, steadySidebars } from './steadySidebars';

const sidebars = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, []]));

test('[MODEL-1] the order of sidebars does not depend on the order in which folders were read', () => {
  const locale = (lang: string, ...paths: string[]) => ({
    lang,
    label: lang,
    sidebar: sidebars(...paths),
  });
  const config = {
    themeConfig: { locales: [locale('en', '/news', '/facts'), locale('zh', '/zh/b', '/zh/a')] },
  };
  steadySidebars(config);
  const order = config.themeConfig.locales.map(({ sidebar }) => Object.keys(sidebar));
  expect(order).toEqual([
    ['/facts', '/news'],
    ['/zh/a', '/zh/b'],
  ]);
  const one = { themeConfig: { sidebar: sidebars('/b', '/a') } };
  steadySidebars(one);
  expect(Object.keys(one.themeConfig.sidebar)).toEqual(['/a', '/b']);
});

test('sidebars of the configuration are known before Rspress reads any', () => {
  expect(hasOwnSidebars({})).toBe(false);
  expect(hasOwnSidebars({ themeConfig: { locales: [{ lang: 'en', label: 'English' }] } })).toBe(
    false,
  );
  expect(hasOwnSidebars({ themeConfig: { sidebar: sidebars('/b') } })).toBe(true);
});
