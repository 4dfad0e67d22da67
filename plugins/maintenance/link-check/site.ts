import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { formatRoute, parseRoute, type SiteAddresses } from '../../../theme/routes/address';
import type { MovedSections } from '../../../theme/routes/movedSections';
import { sitesBelow } from '../../content/siteRedirects';
import type { FindRedirect } from '../../support/redirects/findRedirect';
import { siteFacts } from '../../support/siteFacts';

/** The settings that determine the targets of links. */
export interface LinkSite extends SiteAddresses {
  base: string;
  cleanUrls: boolean;
  /** The absolute path of the folder of the pages. */
  docDir: string;
  /** The folder that paths in findings are relative to. */
  cwd: string;
  /** Addresses of other sites below this one, with a slash at both ends. */
  sitesBelow: readonly string[];
}

/** The possible targets of links. */
export interface LinkTargets {
  routes: readonly string[];
  /**
   * Returns the route of the page at an address without base, query and hash, or `undefined` if there is
   * none.
   */
  routeAt: (address: string) => string | undefined;
  /** Returns the ids on a page, or `undefined` if they are unknown. */
  idsOf: (route: string) => ReadonlySet<string> | undefined;
  /** Whether the site has a file at an address that is not a page. */
  hasFile: (address: string) => boolean;
  /** Returns the addresses of public files, for suggestions. */
  files: () => readonly string[];
  /** Returns the redirect of an old address. @default none */
  redirectOf?: FindRedirect;
  /** Returns the moved sections of a page, in the order of comparison. @default none */
  sectionsOf?: (route: string) => MovedSections;
  /** Links that are not checked. @default none */
  ignored?: readonly RegExp[];
}

/** Reads the settings of a site that determine the targets of links. */
export function linkSite(config: UserConfig, cwd: string): LinkSite {
  const docDir = path.resolve(cwd, config.root ?? 'docs');
  return { ...siteFacts(config), docDir, cwd, sitesBelow: sitesBelow(config) };
}

/** Removes file endings from an address: `/a.html`, `/a.md`, `/a.mdx` → `/a`, `/a/index` → `/a/`. */
export function plainAddress(address: string): string {
  return address.replace(/\.(?:html|mdx?)$/i, '').replace(/(^|\/)index$/i, '$1');
}

/**
 * Finds pages like the site: with or without a trailing slash, in any letter case, and with the prefixes of
 * the default version and language, which redirect.
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
