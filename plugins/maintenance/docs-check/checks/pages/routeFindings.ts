import path from 'node:path';
import { coveredFaults } from '../../../../building/site/coveredFiles';
import { reservedRoutes } from '../../../../building/site/reservedRoutes';
import { routeFaults } from '../../../../building/site/routeCollisions';
import type { CheckContext } from '../../../../content/checks/docsCheck';
import type { SitePlugin } from '../../../../content/sitePlugin';
import type { Finding } from '../../../../support/finding';
import { siteFacts } from '../../../../support/siteFacts';
import { writtenRoutes } from '../../routesOf';

/** Reports pages and files whose addresses conflict, as a build does. */
export function routeFindings(context: CheckContext): Finding[] {
  const { cwd } = context;
  const { config } = context.site;
  const site = siteFacts(config);
  const routes = writtenRoutes(context);
  const reserved = reservedRoutes((config.plugins ?? []) as SitePlugin[], site.base);
  const publicDir = path.resolve(cwd, config.root ?? 'docs', 'public');
  const faults = [
    ...routeFaults(routes, { site, reserved, cwd }),
    ...coveredFaults(publicDir, routes, cwd),
  ];
  return faults.map(({ files: [file = '', ...others], message }): Finding => {
    const text = others.length > 0 ? `this page and ${others.join(' and ')} ${message}` : message;
    return { check: 'routes', file, line: 1, message: text };
  });
}
