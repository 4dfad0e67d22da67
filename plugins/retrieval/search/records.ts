import type { PlaceSections } from '../../content/sections/siteSections';
import type { PageSection } from '../../content/sections/types';
import { type FolderWeights, folderWeight } from './folderWeights';
import type { SearchRecord } from './shared/types';

/** The records of a language of a version: an index of its own. */
export interface PlaceRecords {
  lang: string;
  version: string;
  records: SearchRecord[];
}

const known = new WeakMap<PageSection[], { boost: number; records: SearchRecord[] }>();

/** The records of a page: the same ones for the same sections, so that others can tell what has changed. */
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
 * The records of the sections of a site.
 *
 * @param weights what a page counts that says nothing itself
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
