import type { RouteService, UserConfig } from '@rspress/core';
import { expect, test } from 'vitest';
import { steadyRoutes, steadySidebars } from './steadyOrder';

test('[MODEL-1] sidebars have the same order however fast their folders were read', () => {
  const sidebars = (...paths: string[]) =>
    Object.fromEntries(paths.map((path) => [path, [{ text: path, link: path }]]));
  const config = (...paths: string[]): UserConfig => ({
    themeConfig: {
      sidebar: sidebars(...paths),
      locales: [{ lang: 'en', sidebar: sidebars(...paths) }] as never,
    },
  });
  const one = config('/types', '/guide', '/zh/guide');
  const other = config('/zh/guide', '/types', '/guide');
  steadySidebars(one);
  steadySidebars(other);
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  expect(() => steadySidebars({})).not.toThrow();
});

test('[MODEL-1] pages that plugins give have the same order however fast they were written', () => {
  const written = (at: number) => `/site/node_modules/.rspress/runtime/temp-${at}.mdx`;
  const service = (...files: string[]) =>
    ({
      routeData: new Map(
        files.map((absolutePath) => [absolutePath, { routeMeta: { absolutePath } }]),
      ),
    }) as unknown as RouteService;
  const routes = service(
    '/site/docs/b.mdx',
    '/site/docs/a.mdx',
    written(10),
    written(0),
    written(2),
  );
  steadyRoutes(routes);
  expect([...routes.routeData.keys()]).toEqual([
    '/site/docs/b.mdx',
    '/site/docs/a.mdx',
    written(0),
    written(2),
    written(10),
  ]);
});
