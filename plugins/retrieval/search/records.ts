import type { PlaceSections } from '../../content/sections/siteSections';
import type { PageSection } from '../../content/sections/types';
import { type FolderWeights, folderWeight } from './folderWeights';
import type { SearchRecord } from './shared/types';

/** The records of a language and version, which have their own index. */
export interface PlaceRecords {
  lang: string;
  version: string;
  records: SearchRecord[];
}

const known = new WeakMap<PageSection[], { boost: number; records: SearchRecord[] }>();

/** Returns the records of a page. Equal sections return the same array, so that callers can detect changes. */
function pageRecords(sections: PageSection[], boost: number): SearchRecord[] {
  const found = known.get(sections);
  if (found?.boost === boost) return found.records;
  const records = sections.map(({ keywords, code, units, ...section }) => ({
    objectID: section.url,
    ...section,
    keywords,
    boost,
    code,
    units,
  }));
  known.set(sections, { boost, records });
  return records;
}

/**
 * Returns the records of a site's sections.
 *
 * @param weights the weights of pages that do not set one
 */
export function siteRecords(
  places: readonly PlaceSections[],
  weights: FolderWeights = {},
): PlaceRecords[] {
  return places.map(({ pages, ...place }) => ({
    ...place,
    records: pages.flatMap(({ page, sections }) => {
      const { searchBoost } = page.frontmatter as { searchBoost?: number };
      const boost = searchBoost ?? folderWeight(page.routePath ?? '', weights);
      return pageRecords(sections, boost);
    }),
  }));
}
