import type { RsbuildPlugin } from '@rsbuild/core';
import { escapePattern } from '../../support/escapePattern';
import { ownFile } from '../../support/ownFile';
import { isBelow } from '../../support/redirects/expandRedirects';
import { takeNames } from '../../support/shared/routeNames';
import type { SiteFacts } from '../../support/siteFacts';

/** The module with which the theme checks whether a link belongs to this site. */
const ASKED = ownFile(import.meta.url, '../../../theme/routes/isOwnLink');

/** Returns a pattern that matches addresses of this site only: `['/api/']` → `/^\/(?!api\/)/` */
export function ownLinkPattern(sites: readonly string[]): string {
  const names = sites.map((site) => escapePattern(site.slice(1)));
  return `/^\\/(?!${names.join('|')})/`;
}

/** The languages and versions, which Rspress prepends to the links of the navigation. */
type Prefixes = Pick<SiteFacts, 'langs' | 'versions'>;

/**
 * Restores a link that Rspress has changed: `/zh/api/start.html` → `/api/start`. Other links are
 * returned unchanged.
 */
function asWritten(link: string, sites: readonly string[], site: Prefixes): string {
  const { rest: own } = takeNames(link, site);
  if (!isBelow(own, sites)) return link;
  return own.replace(/\/index\.html(?=$|[?#])/, '/').replace(/\.html(?=$|[?#])/, '');
}

/** Restores the links of the navigation to other sites in the data of the site. */
export function withWrittenLinks(code: string, sites: readonly string[], site: Prefixes): string {
  return code.replace(
    /("link":\s?")(\/[^"]*)(?=")/g,
    (_, start: string, link: string) => start + asWritten(link, sites, site),
  );
}

/**
 * Keeps links to other sites as they are written: the theme does not prepend the language, and the
 * changes of Rspress to links of the navigation are undone.
 */
export function siteLinksPlugin(sites: readonly string[], site: () => Prefixes): RsbuildPlugin {
  return {
    name: 'lectern:site-links',
    setup(api) {
      api.transform(
        { test: (file) => file === ASKED },
        () => `export const isOwnLink = (link) => ${ownLinkPattern(sites)}.test(link);\n`,
      );
      api.transform({ test: /virtual-site-data/, order: 'post' }, ({ code }) =>
        withWrittenLinks(code, sites, site()),
      );
    },
  };
}
