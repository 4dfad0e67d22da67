import type { UserConfig } from '@rspress/core';
import { expandRedirects, type Redirect } from '../support/redirects/expandRedirects';
import { siteFacts } from '../support/siteFacts';
import type { SitePlugin } from './sitePlugin';

const pluginsOf = (config: UserConfig): readonly SitePlugin[] => config.plugins ?? [];

/** Returns the paths of other sites below a site, as in links: `['/api/']`. */
export function sitesBelow(config: UserConfig): string[] {
  return pluginsOf(config).flatMap((plugin) => plugin.sitesBelow?.() ?? []);
}

/** Returns the redirects of a site in each of its languages. */
export function siteRedirects(config: UserConfig): Redirect[] {
  const settings = pluginsOf(config).map((plugin) => plugin.redirects?.() ?? {});
  return expandRedirects(Object.assign({}, ...settings), siteFacts(config), sitesBelow(config));
}
