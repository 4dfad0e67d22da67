import type { RsbuildPlugin } from '@rsbuild/core';
import { escapePattern } from '../../support/escapePattern';
import { ownFile } from '../../support/ownFile';
import { isBelow } from '../../support/redirects/expandRedirects';
import { takeNames } from '../../support/shared/routeNames';
import type { SiteFacts } from '../../support/siteFacts';

/** Where the theme asks whether a link is one of its own site. */
const ASKED = ownFile(import.meta.url, '../../../theme/routes/isOwnLink');

/** `['/api/']` → a pattern for addresses of this site alone: `/^\/(?!api\/)/` */
export function ownLinkPattern(sites: readonly string[]): string {
  const names = sites.map((site) => escapePattern(site.slice(1)));
  return `/^\\/(?!${names.join('|')})/`;
}

/** Languages and versions, whose names Rspress puts in front of the links of the navigation. */
type Prefixes = Pick<SiteFacts, 'langs' | 'versions'>;

/** `/zh/api/start.html`, which Rspress has made of `/api/start` → `/api/start`; others stay. */
function asWritten(link: string, sites: readonly string[], site: Prefixes): string {
  const { rest: own } = takeNames(link, site);
  if (!isBelow(own, sites)) return link;
  return own.replace(/\/index\.html(?=$|[?#])/, '/').replace(/\.html(?=$|[?#])/, '');
}

/** The data of the site, in which links of the navigation to other sites are as they were written. */
export function withWrittenLinks(code: string, sites: readonly string[], site: Prefixes): string {
  return code.replace(
    /("link":\s?")(\/[^"]*)(?=")/g,
    (_, start: string, link: string) => start + asWritten(link, sites, site),
  );
}

/**
 * Leaves links to other sites as they are written: the theme gives them no language, and what Rspress
 * has put in front of those of the navigation is taken away.
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
