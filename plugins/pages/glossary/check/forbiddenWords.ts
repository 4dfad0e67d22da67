import { wordPattern } from '../../../maintenance/docs-check/wordPattern';
import type { Term } from '../readTerms';

/** A forbidden variant in a text. */
export interface ForbiddenWord {
  line: number;
  found: string;
  /** The term to use instead. */
  term: string;
}

/** Finds forbidden variants of terms in a language. */
export function forbiddenWords(
  text: string,
  terms: readonly Term[],
  lang: string,
): ForbiddenWord[] {
  // Few texts contain any, so most are read once and not line by line.
  const variants = terms
    .flatMap((term) =>
      (term.forbidden?.[lang] ?? []).map((variant) => ({
        term: term.names[lang] ?? term.id,
        regex: wordPattern(variant),
      })),
    )
    .filter(({ regex }) => text.search(regex) >= 0);
  return text
    .split('\n')
    .flatMap((line, index) =>
      variants.flatMap(({ term, regex }) =>
        [...line.matchAll(regex)].map(([found]) => ({ line: index + 1, found, term })),
      ),
    );
}
