import type { Settings } from 'meilisearch';
import type { SynonymsByLang } from '../../output/indexFiles';

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** Languages that Meilisearch supports. It rejects settings with others. */
const LOCALES =
  'af ak am ar az be bg bn ca cs cy da de el en eo es et fa fi fr gu he hi hr hu hy id it ja jv ka km kn ko la lt lv mk ml mr my nb ne nl or pa pl pt ro ru si sk sl sn sr sv ta te th tk tl tr uk ur uz vi yi zh zu'.split(
    ' ',
  );

/** The languages whose rules split words. `undefined` lets Meilisearch detect them. */
function localesOf(langs: readonly string[]): string[] | undefined {
  const locales = [...new Set(langs.map((lang) => lang.slice(0, 2)))].sort();
  return locales.every((locale) => LOCALES.includes(locale)) ? locales : undefined;
}

/** Synonyms in one direction; an index has no languages, so those that share an input are joined. */
function synonymsOf(byLang: SynonymsByLang): Record<string, string[]> {
  const joined: Record<string, string[]> = {};
  for (const synonyms of Object.values(byLang)) {
    for (const [input, words] of Object.entries(synonyms)) {
      joined[input] = [...new Set([...(joined[input] ?? []), ...words])];
    }
  }
  return joined;
}

/**
 * Meilisearch's ranking for the records, as close to the built-in ranking as its settings allow.
 *
 * @param langs the languages of the records, whose rules split words
 */
export function indexSettings(langs: readonly string[], synonyms: SynonymsByLang): Settings {
  const locales = localesOf(langs);
  return {
    searchableAttributes: [...LEVELS, 'keywords', 'content', 'hierarchy.lvl0'],
    filterableAttributes: ['lang', 'version', 'type'],
    sortableAttributes: ['weight.boost', 'weight.level', 'weight.position'],
    rankingRules: [
      'words',
      'typo',
      'attribute',
      'proximity',
      'sort',
      'exactness',
      'weight.boost:desc',
      'weight.level:desc',
      'weight.position:asc',
    ],
    // Sections of a page are separate results.
    distinctAttribute: null,
    typoTolerance: { minWordSizeForTypos: { oneTypo: 4, twoTypos: 9 } },
    synonyms: synonymsOf(synonyms),
    localizedAttributes: locales ? [{ attributePatterns: ['*'], locales }] : null,
  };
}
