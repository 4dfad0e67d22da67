import { formatRoute, parseRoute } from '../../../theme/routes/address';
import { canonicalPath, pageAddresses } from '../../serving/server/server/canonicalPath';
import { readAddress } from './pageAddress';
import type { DocsSite, ListedPage } from './pageSource';

/** The requested page. */
export interface WantedPage {
  /** A route, a path or a URL. */
  page: string;
  /** The version and language. @default those of the route */
  version?: string;
  language?: string;
}

/** The page, or the route of a missing one; neither for a URL of another site. */
export type FoundPage = { found: ListedPage } | { missing: string } | undefined;

/**
 * Finds a page by its route or URL, in any of the spellings that the server redirects. An explicit version or
 * language overrides that of the route.
 */
export function findPage(
  { page, version, language }: WantedPage,
  pages: readonly ListedPage[],
  site: DocsSite,
): FoundPage {
  const path = readAddress(page, site);
  if (path === undefined) return undefined;
  const parsed = parseRoute(path, site);
  const wanted = formatRoute(
    { ...parsed, version: version ?? parsed.version, lang: language ?? parsed.lang },
    site,
  );
  const addresses = pageAddresses(pages.map(({ route }) => route));
  const route = canonicalPath(wanted, addresses, site);
  const found = pages.find((listed) => listed.route === route);
  return found ? { found } : { missing: wanted };
}
