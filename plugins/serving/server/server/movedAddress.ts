import type { FindRedirect } from '../../../support/redirects/findRedirect';
import type { SiteManifest } from '../shared/manifest';
import { redirectHref } from '../shared/redirectHref';
import { canonicalPath, type PageAddresses } from './canonicalPath';
import { encodePath } from './requestPath';

/** The maximum number of redirects of folders to follow. A target may have moved again. */
const MAX_STEPS = 5;

/**
 * Returns the current target of an old address as the value of `Location`: the canonical address of
 * a page, a file, or another site.
 *
 * @param path below the base, decoded
 * @param query of the request, with its question mark; it is kept
 * @param hasFile whether there is a file at a URL-encoded address
 * @returns `undefined` if there is no redirect from this address, or its target does not exist
 */
export function movedAddress(
  path: string,
  query: string,
  {
    site,
    pages,
    find,
    hasFile,
  }: {
    site: SiteManifest;
    pages: PageAddresses;
    find: FindRedirect;
    hasFile: (address: string) => boolean;
  },
): string | undefined {
  let from = path;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const found = find(from);
    if (!found) return undefined;
    const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(found.to) ?? [];
    const canonical = found.isElsewhere ? undefined : canonicalPath(target, pages, site);
    const { isElsewhere } = found;
    const href = redirectHref({ to: (canonical ?? target) + rest, isElsewhere }, site);
    const isThere =
      found.isElsewhere ||
      canonical !== undefined ||
      hasFile(encodePath(site.base.slice(0, -1) + target));
    if (isThere) return withQuery(href, query);
    from = target;
  }
  return undefined;
}

/** Appends a query: `/new?a#part` with `?b` → `/new?a&b#part` */
function withQuery(href: string, query: string): string {
  const [, address = '', own = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  const added = own !== '' && query !== '' ? `&${query.slice(1)}` : query;
  return address + own + added + hash;
}
