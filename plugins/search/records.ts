import type { PlaceSections } from '../content/sections/siteSections';
import type { SearchRecord } from './shared/types';

/** The records of a language of a version: an index of its own. */
export interface PlaceRecords {
  lang: string;
  version: string;
  records: SearchRecord[];
}

/** The records of the sections of a site. */
export function siteRecords(places: readonly PlaceSections[]): PlaceRecords[] {
  return places.map(({ pages, ...place }) => ({
    ...place,
    records: pages.flatMap(({ page, sections }) => {
      const { searchBoost: boost = 1 } = page.frontmatter as { searchBoost?: number };
      return sections.map(({ keywords, code, units, ...section }) => ({
        objectID: section.url,
        ...section,
        keywords,
        boost,
        code,
        units,
      }));
    }),
  }));
}
