import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature } from '../../define/defineFeature';
import { siteFacts } from '../../support/siteFacts';
import { coveredFiles } from './coveredFiles';
import { count, fail } from './fail';
import { reservedRoutes } from './reservedRoutes';
import { routeCollisions } from './routeCollisions';

/**
 * Stops the dev server and the build if the routes of pages conflict with each other or with routes
 * of the server. `defineSite` adds it to every site.
 *
 * @param cwd the folder to which file names in messages are relative
 */
export function checkRoutes(config: UserConfig, cwd: string): SitePlugin {
  return defineFeature({
    name: 'lectern:check-routes',
    rspress: {
      routeGenerated(routes) {
        const site = siteFacts(config);
        const reserved = reservedRoutes(config.plugins ?? [], site.base);
        const lines = routeCollisions(routes, { site, reserved, cwd });
        const publicDir = path.resolve(cwd, config.root ?? 'docs', 'public');
        const covered = coveredFiles(publicDir, routes, cwd);
        if (covered.length > 0) {
          fail(
            'routes',
            `${count(covered.length, 'file')} of the site would not be served`,
            covered,
          );
        }
        if (lines.length === 0) return;
        fail('routes', `${count(lines.length, 'route')} of the docs cannot be used`, lines);
      },
    },
  });
}
