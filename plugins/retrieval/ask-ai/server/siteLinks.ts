import { decodePath, encodePath } from '../../../serving/server/server/requestPath';
import type { LinkSite } from '../model/knownLinks';

/**
 * Returns the valid targets of links in a model's answer: the pages of the site, and the headings of those that are
 * searched.
 *
 * @param addresses the addresses of all sections
 * @param hasFile whether there is a file at an encoded address
 */
export function siteLinks(
  addresses: Iterable<string>,
  origin: string,
  hasFile: (address: string) => boolean,
): LinkSite {
  const anchors = new Map<string, Set<string>>();
  for (const url of addresses) {
    const [path = '', anchor] = url.split('#', 2);
    const page = decodePath(path) ?? '';
    const known = anchors.get(page) ?? new Set();
    anchors.set(page, known);
    if (anchor !== undefined) known.add(decodePath(anchor) ?? anchor);
  }
  return {
    origin,
    hasPage: (path) => anchors.has(path) || hasFile(encodePath(path)),
    hasAnchor: (path, anchor) => anchors.get(path)?.has(anchor) === true,
  };
}
