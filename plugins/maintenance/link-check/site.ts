import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { formatRoute, parseRoute, type SiteAddresses } from '../../../theme/routes/address';
import { sitesBelow } from '../../content/siteRedirects';
import type { FindRedirect } from '../../support/redirects/findRedirect';
import { siteFacts } from '../../support/siteFacts';

/** What decides where a link leads. */
export interface LinkSite extends SiteAddresses {
  base: string;
  cleanUrls: boolean;
  /** The folder of the pages, from the root of the file system. */
  docDir: string;
  /** The folder that findings name files from. */
  cwd: string;
  /** Addresses of other sites below this one, with a slash at both ends. */
  sitesBelow: readonly string[];
}

/** What links of a site can lead to. */
export interface LinkTargets {
  routes: readonly string[];
  /** The page at an address without base, query and hash; `undefined` if there is none. */
  routeAt: (address: string) => string | undefined;
  /** The ids in a page; `undefined` if nobody knows them. */
  idsOf: (route: string) => ReadonlySet<string> | undefined;
  /** Whether the site has a file that is no page at an address. */
  hasFile: (address: string) => boolean;
  /** The addresses of public files, for suggestions. */
  files: () => readonly string[];
  /** Where an old address of the site leads. @default nowhere */
  redirectOf?: FindRedirect;
  /** Links that the site leaves alone. @default none */
  ignored?: readonly RegExp[];
}

/** Reads off the settings of a site where its links lead. */
export function linkSite(config: UserConfig, cwd: string): LinkSite {
  const docDir = path.resolve(cwd, config.root ?? 'docs');
  return { ...siteFacts(config), docDir, cwd, sitesBelow: sitesBelow(config) };
}

/** An address without the endings of files: `/a.html`, `/a.md`, `/a.mdx` → `/a`, `/a/index` → `/a/`. */
export function plainAddress(address: string): string {
  return address.replace(/\.(?:html|mdx?)$/i, '').replace(/(^|\/)index$/i, '$1');
}

/**
 * Finds pages as the site does: with or without a slash at the end, in any letter case, and with the
 * prefixes of the default version and language, which redirect.
 */
export function routeFinder(
  routes: readonly string[],
  site: SiteAddresses,
): LinkTargets['routeAt'] {
  const key = (address: string) => plainAddress(address).toLowerCase().replace(/\/+$/, '');
  const byKey = new Map(routes.map((route) => [key(route), route]));
  return (address) =>
    byKey.get(key(address)) ?? byKey.get(key(formatRoute(parseRoute(address, site), site)));
}
