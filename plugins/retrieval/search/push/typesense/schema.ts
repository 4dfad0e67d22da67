import type { CollectionCreateSchema, CollectionFieldSchema } from 'typesense';
import type { SiteDocument } from '../siteDocument';

/** Languages without spaces, for which Typesense has special rules to split words. */
const WITHOUT_SPACES = ['zh', 'ja', 'ko', 'th'];

/** Characters between the words of a name, as in `output.path`, so that each word can be found. */
export const SEPARATORS = ['.', '-', '_', '/', ':'];

/** The maximum number of pages for which their order in the site counts. */
const MAX_POSITION = 199_999;

/** A document of a collection. */
export type TypesenseDocument = SiteDocument & {
  /** The rank of documents that match equally. Typesense sorts by a single integer. */
  rank: number;
};

/** Combines the boost, the heading level and the position in the site, in this order, in a 32-bit integer. */
export function withRank(document: SiteDocument): TypesenseDocument {
  const { boost, level, position } = document.weight;
  const place = MAX_POSITION - Math.min(position, MAX_POSITION);
  const rank = Math.round(boost * 100) * 2_000_000 + (level / 10) * 200_000 + place;
  return { ...document, rank };
}

/**
 * The collection of a site.
 *
 * @param langs the languages of its records
 * @param synonymSets the sets that a server of version 30 or later links to the collection
 */
export function collectionSchema(
  name: string,
  langs: readonly string[],
  synonymSets: readonly string[] = [],
): CollectionCreateSchema {
  const locale = WITHOUT_SPACES.find((one) => langs.some((lang) => lang.startsWith(one)));
  const text = (field: string, more: Partial<CollectionFieldSchema> = {}) => ({
    name: field,
    type: 'string' as const,
    optional: true,
    ...(locale && { locale }),
    ...more,
  });
  const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => text(`hierarchy.lvl${level}`));
  return {
    name,
    enable_nested_fields: true,
    token_separators: SEPARATORS,
    default_sorting_field: 'rank',
    fields: [
      ...levels,
      text('content'),
      text('keywords', { type: 'string[]' }),
      { name: 'lang', type: 'string', facet: true },
      { name: 'version', type: 'string', facet: true },
      { name: 'type', type: 'string', facet: true },
      { name: 'url', type: 'string', index: false, optional: true },
      { name: 'url_without_anchor', type: 'string', facet: true },
      { name: 'anchor', type: 'string', index: false, optional: true },
      { name: 'objectID', type: 'string', index: false, optional: true },
      { name: 'weight.boost', type: 'float', sort: true },
      { name: 'weight.level', type: 'int32', sort: true },
      { name: 'weight.position', type: 'int32', sort: true },
      { name: 'rank', type: 'int32', sort: true },
    ],
    ...(synonymSets.length > 0 && { synonym_sets: [...synonymSets] }),
  };
}
