import type { PageSection } from '../../../content/sections/types';
import { decodePath, encodePath } from '../../../serving/server/server/requestPath';
import type { LinkSite } from '../model/knownLinks';

/**
 * What links of a model may lead to: the pages of the site, and the headings of those that are searched.
 *
 * @param hasFile whether there is a file at an encoded address
 */
export function siteLinks(
  records: Iterable<PageSection>,
  origin: string,
  hasFile: (address: string) => boolean,
): LinkSite {
  const anchors = new Map<string, Set<string>>();
  for (const { url, anchor } of records) {
    const page = decodePath(url.split('#', 1)[0] ?? '') ?? '';
    const known = anchors.get(page) ?? new Set();
    anchors.set(page, known);
    if (anchor !== null) known.add(anchor);
  }
  return {
    origin,
    hasPage: (path) => anchors.has(path) || hasFile(encodePath(path)),
    hasAnchor: (path, anchor) => anchors.get(path)?.has(anchor) === true,
  };
}
