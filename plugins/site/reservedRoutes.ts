import type { RspressPlugin } from '@rspress/core';
import { routeKey } from '../../theme/routes/routeKey';

/** An address that the server of the site answers itself, so that no page can have it. */
export interface ReservedRoute {
  /** `/mcp`; a segment that is `*` stands for any. */
  path: string;
  /** Who is answered there, to go on with "where the server answers": `language models`. */
  answers: string;
  /** Whether the address is below the base of the site. @default true */
  isBelowBase?: boolean;
}

/** A plugin that answers at addresses of its own. */
export interface SitePlugin extends RspressPlugin {
  /** Those addresses, asked for once the settings of the site are known. @default none */
  reservedRoutes?: () => readonly ReservedRoute[];
}

/** Whether a path in the form of `routeKey` is reserved. */
export function isReserved(key: string, { path }: ReservedRoute): boolean {
  const wanted = routeKey(path).split('/');
  const given = key.split('/');
  return (
    given.length === wanted.length &&
    wanted.every((segment, at) => segment === '*' || segment === given[at])
  );
}

/** What the plugins of a site reserve, as far as a page could be there. */
export function reservedRoutes(plugins: readonly SitePlugin[], base: string): ReservedRoute[] {
  return plugins
    .flatMap((plugin) => plugin.reservedRoutes?.() ?? [])
    .filter(({ isBelowBase = true }) => isBelowBase || base === '/');
}
