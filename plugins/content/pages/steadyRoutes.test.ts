import type { RouteService } from '@rspress/core';
import { expect, test } from 'vitest';
import { steadyRoutes } from './steadyRoutes';

test('[MODEL-1] the order of pages from plugins does not depend on the order in which they were written', () => {
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
