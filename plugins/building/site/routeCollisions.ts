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

/** A problem with the routes of one or more pages. */
export interface RouteFault {
  /** The pages, sorted by file. */
  files: string[];
  /** The problem of the first file and its remedy, which names the others. */
  message: string;
}

/** Finds pages that are unreachable or conflict with others. */
export function routeFaults(
  routes: readonly CheckedRoute[],
  { site, reserved, cwd }: CollisionFacts,
): RouteFault[] {
  const fileOf = ({ absolutePath }: CheckedRoute) => path.relative(cwd, absolutePath);
  const faults: RouteFault[] = [];
  const byKey = new Map<string, CheckedRoute[]>();

  for (const route of routes) {
    const key = routeKey(route.routePath);
    byKey.set(key, [...(byKey.get(key) ?? []), route]);
    const report = (problem: string) =>
      faults.push({
        files: [fileOf(route)],
        message: `has the route ${route.routePath}, where ${problem}`,
      });
    const taken = reserved.find((one) => isReserved(key, one));
    if (taken) report(`the server answers ${taken.answers} → rename the file`);
    const name = mistakenName(route, site);
    if (name === undefined) continue;
    const kind = site.langs.some((lang) => lang.toLowerCase() === name.toLowerCase())
      ? 'language'
      : 'version';
    report(`"${name}" is read as the ${kind} → rename the file or its folder`);
  }

  for (const same of byKey.values()) {
    if (same.length < 2) continue;
    const files = same.map(fileOf).sort();
    const named = same.map(({ routePath }) => routePath.replace(/\/$/, ''));
    const [first] = named;
    const reason = named.every((one) => one === first)
      ? `have the same route ${first}`
      : `have routes that differ only in letter case, ${named.sort().join(' and ')}`;
    faults.push({ files, message: `${reason} → keep one of them, or rename it` });
  }
  return faults;
}

/** Reports pages that are unreachable or conflict with others, one problem per line. */
export function routeCollisions(routes: readonly CheckedRoute[], facts: CollisionFacts): string[] {
  return routeFaults(routes, facts).map(
    ({ files, message }) => `${files.join(' and ')} ${message}`,
  );
}
