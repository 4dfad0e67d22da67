import type { FindRedirect } from '../../../support/redirects/findRedirect';
import type { SiteManifest } from '../shared/manifest';
import { redirectHref } from '../shared/redirectHref';
import { canonicalPath, type PageAddresses } from './canonicalPath';
import { encodePath } from './requestPath';

/** A folder may lead to an address that has moved once more, so often at most. */
const MAX_STEPS = 5;

/**
 * Where an old address leads now, as it stands in a `Location`: to the one address of a page, to a
 * file, or to another site.
 *
 * @param path below the base, decoded
 * @param query of the request, with its question mark, which is kept
 * @param hasFile whether a file is at an address as browsers send it
 * @returns `undefined` if nothing has moved from there, or nothing is where it leads
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

/** `/new?a#part` with `?b` → `/new?a&b#part` */
function withQuery(href: string, query: string): string {
  const [, address = '', own = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  const added = own !== '' && query !== '' ? `&${query.slice(1)}` : query;
  return address + own + added + hash;
}
