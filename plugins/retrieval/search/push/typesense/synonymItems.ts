import type { SynonymItemSchema } from 'typesense';
import type { SynonymsByLang } from '../../output/indexFiles';
import { SEPARATORS } from './schema';

/** Typesense leaves out what is neither letter nor digit in synonyms, so names are cut as in documents. */
function words(text: string): string {
  return SEPARATORS.reduce((rest, separator) => rest.replaceAll(separator, ' '), text)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Synonyms in one direction, as a set of Typesense keeps them: what a reader writes is the root. */
export function synonymItems(byLang: SynonymsByLang): SynonymItemSchema[] {
  return Object.entries(byLang).flatMap(([lang, synonyms]) =>
    Object.entries(synonyms).map(([input, said], at) => ({
      id: `${lang}-${at}`,
      root: words(input),
      synonyms: said.map(words),
      ...(lang !== 'en' && { locale: lang.slice(0, 2) }),
    })),
  );
}
