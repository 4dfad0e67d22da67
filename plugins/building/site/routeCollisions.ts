import path from 'node:path';
import type { RouteMeta } from '@rspress/core';
import { parseRoute, type SiteAddresses } from '../../../theme/routes/address';
import { routeKey } from '../../../theme/routes/routeKey';
import type { ReservedRoute } from '../../content/sitePlugin';
import { withoutDefaultPrefixes } from '../../support/defaultPrefixes';
import { isReserved } from './reservedRoutes';

export type CheckedRoute = Pick<RouteMeta, 'routePath' | 'absolutePath' | 'version' | 'lang'>;

export interface CollisionFacts {
  site: SiteAddresses;
  reserved: readonly ReservedRoute[];
  /** The folder to which file names in messages are relative. */
  cwd: string;
}

/** Returns the segment of a route that the server would interpret as a version or language. */
function mistakenName(route: CheckedRoute, site: SiteAddresses): string | undefined {
  const { version, lang } = parseRoute(route.routePath.toLowerCase(), {
    ...site,
    langs: site.langs.map((name) => name.toLowerCase()),
    versions: site.versions.map((name) => name.toLowerCase()),
  });
  if (lang !== (route.lang || site.lang).toLowerCase()) return lang;
  if (version !== (route.version || site.version).toLowerCase()) return version;
  const shorter = withoutDefaultPrefixes(route.routePath, site);
  if (shorter === undefined) return undefined;
  const kept = new Set(shorter.toLowerCase().split('/'));
  return route.routePath.split('/').find((segment) => !kept.has(segment.toLowerCase()));
}

/** Reports pages that are unreachable or conflict with others, one problem per line. */
export function routeCollisions(
  routes: readonly CheckedRoute[],
  { site, reserved, cwd }: CollisionFacts,
): string[] {
  const fileOf = ({ absolutePath }: CheckedRoute) => path.relative(cwd, absolutePath);
  const lines: string[] = [];
  const byKey = new Map<string, CheckedRoute[]>();

  for (const route of routes) {
    const key = routeKey(route.routePath);
    byKey.set(key, [...(byKey.get(key) ?? []), route]);
    const has = `${fileOf(route)} has the route ${route.routePath}`;
    const taken = reserved.find((one) => isReserved(key, one));
    if (taken) lines.push(`${has}, where the server answers ${taken.answers} → rename the file`);
    const name = mistakenName(route, site);
    if (name === undefined) continue;
    const kind = site.langs.some((lang) => lang.toLowerCase() === name.toLowerCase())
      ? 'language'
      : 'version';
    lines.push(`${has}, where "${name}" is read as the ${kind} → rename the file or its folder`);
  }

  for (const same of byKey.values()) {
    if (same.length < 2) continue;
    const files = same.map(fileOf).sort();
    const named = same.map(({ routePath }) => routePath.replace(/\/$/, ''));
    const [first] = named;
    const reason = named.every((one) => one === first)
      ? `have the same route ${first}`
      : `have routes that differ only in letter case, ${named.sort().join(' and ')}`;
    lines.push(`${files.join(' and ')} ${reason} → keep one of them, or rename it`);
  }
  return lines;
}
