import type { SynonymItemSchema } from 'typesense';
import type { SynonymsByLang } from '../../output/indexFiles';
import { SEPARATORS } from './schema';

/** Typesense ignores characters other than letters and digits in synonyms, so names are split as in documents. */
function words(text: string): string {
  return SEPARATORS.reduce((rest, separator) => rest.replaceAll(separator, ' '), text)
    .replace(/\s+/g, ' ')
    .trim();
}

/** One-way synonyms in the form of a Typesense set. The words of readers are the root. */
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
