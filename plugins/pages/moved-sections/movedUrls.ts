import { formatRoute, parseRoute } from '../../../theme/routes/address';
import { inOrder, type MovedSections } from '../../../theme/routes/movedSections';
import { routeHref } from '../../support/routeHref';
import type { SiteFacts } from '../../support/siteFacts';

/** Adds version and language of a page to an address that has neither. */
function localRoute(address: string, routePath: string, site: SiteFacts): string {
  const { version, lang, rest } = parseRoute(address, site);
  const isPlain = version === site.version && lang === site.lang;
  return formatRoute(
    isPlain ? { ...parseRoute(routePath, site), rest } : { version, lang, rest },
    site,
  );
}

/**
 * Returns the moved sections in the frontmatter of a page, in order and with the URLs for browsers. Invalid entries
 * are omitted, because the checks report them.
 *
 * @param routePath the route of the page
 */
export function movedUrls(
  frontmatter: Readonly<Record<string, unknown>> | undefined,
  routePath: string,
  site: SiteFacts,
): MovedSections {
  const { movedSections } = (frontmatter ?? {}) as { movedSections?: unknown };
  const entries = Object.entries(Object(movedSections) as Record<string, unknown>).flatMap(
    ([anchor, target]): [string, string][] => {
      if (typeof target !== 'string' || !target.startsWith('/')) return [];
      const [page = '', ...hash] = target.split('#');
      const url = routeHref(localRoute(page, routePath, site), site);
      return [[anchor, [url, ...hash].join('#')]];
    },
  );
  return inOrder(entries);
}
