import { parseRoute } from '../../../../theme/routes/address';
import { canonicalPath } from '../../../serving/server/server/canonicalPath';
import { belowBase, decodePath } from '../../../serving/server/server/requestPath';
import type { SiteIndex } from '../../../serving/server/server/siteIndex';
import { countedAddress } from './countedName';
import type { Counter } from './createCounter';

/** Whether a browser requested a page to show it. */
function isVisit({ method, headers }: Request): boolean {
  const wanted = headers.get('sec-fetch-dest');
  const isShown = wanted ? wanted === 'document' : headers.get('accept')?.includes('text/html');
  // Prefetched pages were not seen by a reader.
  return method === 'GET' && isShown === true && !headers.has('sec-purpose');
}

type Site = Pick<SiteIndex, 'site' | 'pages'>;

/** Returns the page of the site that linked to a request. Pages of other sites are not stored. */
function leadingPage({ url, headers }: Request, { site, pages }: Site): string {
  const referer = headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return '';
  const { host, pathname } = new URL(referer);
  const own = [new URL(url).host, URL.canParse(site.origin) && new URL(site.origin).host];
  const path = own.includes(host) ? decodePath(pathname) : undefined;
  const below = path && belowBase(path, site.base);
  return (below && canonicalPath(below, pages, site)) || '';
}

/** Counts an address at which a reader found no page. */
export function countMissing(request: Request, index: Site, counter: Pick<Counter, 'add'>): void {
  const { site } = index;
  const name = isVisit(request) ? countedAddress(request.url, site.base) : undefined;
  if (name === undefined) return;
  const { lang, version } = parseRoute(name, site);
  counter.add({ kind: 'missing', name, from: leadingPage(request, index), lang, version });
}
