import { redirectFinder } from '../../../support/redirects/findRedirect';
import { textAnswer } from '../server/answers';
import { canonicalPath, type PageAddresses } from '../server/canonicalPath';
import { movedAddress } from '../server/movedAddress';
import { HEALTH_PATH, READINESS_PATH, readinessAnswer } from '../server/readiness';
import { belowBase, decodePath, encodePath, rawPath, rawQuery } from '../server/requestPath';
import type { SiteManifest } from '../shared/manifest';

/** Browsers must not cache responses of the dev server, because its pages change. */
const FRESH = { 'cache-control': 'no-store' };

/** File names contain a dot, and the dev server's own URLs start with two underscores. */
const NO_PAGE = /\.[^/]*$|\/__/;

/**
 * Whether a browser requests a page that does not exist. Rspress answers with the site's HTML, which then
 * shows the 404 page; the status should be 404 as well.
 */
export function isMissingPage(
  { method, url, accept = '' }: { method: string; url: string; accept?: string },
  pages: PageAddresses,
  site: SiteManifest,
): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || !accept.includes('text/html')) return false;
  const below = belowBase(decodePath(rawPath(url)) ?? '', site.base);
  if (below === undefined || NO_PAGE.test(below)) return false;
  return canonicalPath(below, pages, site) === undefined;
}

/** Returns the redirect target of an old address. Rspress checks whether a file exists there. */
function movedInDev(below: string, query: string, pages: PageAddresses, site: SiteManifest) {
  const find = redirectFinder(site.redirects, site);
  return movedAddress(below, query, {
    site,
    pages,
    find,
    hasFile: (name) => /\.[^/]+$/.test(name),
  });
}

/**
 * Answers what our server handles before Rspress does: health checks, and redirects to the
 * canonical address of a page from other spellings and old addresses.
 *
 * @returns `undefined` for requests that Rspress handles itself
 */
export function devAnswer(
  request: Pick<Request, 'method' | 'url'>,
  pages: PageAddresses,
  site: SiteManifest,
): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const path = rawPath(request.url);
  if (path === HEALTH_PATH) return textAnswer(200, 'ok', FRESH);
  if (path === READINESS_PATH) return readinessAnswer(true, []);
  const below = belowBase(decodePath(path) ?? '', site.base);
  if (below === undefined) return undefined;
  const canonical = canonicalPath(below, pages, site);
  const location =
    canonical === undefined
      ? movedInDev(below, rawQuery(request.url), pages, site)
      : encodePath(site.base.slice(0, -1) + canonical) + rawQuery(request.url);
  if (location === undefined || location === path + rawQuery(request.url)) return undefined;
  return new Response(null, { status: 302, headers: { ...FRESH, location } });
}
