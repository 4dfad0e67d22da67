import type { IndexSettings } from 'algoliasearch';
import type { SynonymsByLang } from '../../output/indexFiles';

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

type Language = NonNullable<IndexSettings['indexLanguages']>[number];

/** Algolia's ranking for the records, as close to the built-in ranking as its settings allow. */
export function indexSettings(langs: readonly string[]): IndexSettings {
  const languages = langs.map((lang) => lang.slice(0, 2) as Language);
  return {
    searchableAttributes: [
      ...LEVELS.map((level) => `unordered(${level})`),
      'unordered(keywords)',
      'content',
      'unordered(hierarchy.lvl0)',
    ],
    attributesForFaceting: ['lang', 'version', 'type'],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: ['content:15'],
    camelCaseAttributes: [...LEVELS, 'content'],
    customRanking: ['desc(weight.boost)', 'desc(weight.level)', 'asc(weight.position)'],
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 9,
    allowTyposOnNumericTokens: false,
    ignorePlurals: true,
    removeWordsIfNoResults: 'allOptional',
    indexLanguages: languages,
    queryLanguages: languages,
  };
}

/** Synonyms in Algolia's form: the words of readers also find those of the docs. */
export function synonymHits(byLang: SynonymsByLang) {
  return Object.entries(byLang).flatMap(([lang, synonyms]) =>
    Object.entries(synonyms).map(([input, words], at) => ({
      objectID: `${lang}-${at}`,
      type: 'oneWaySynonym' as const,
      input,
      synonyms: [...words],
    })),
  );
}
