import { wordPattern } from '../../../maintenance/docs-check/wordPattern';
import type { Term, TermLanguage } from '../readTerms';

/** A forbidden variant in a text. */
export interface ForbiddenWord {
  line: number;
  found: string;
  /** What to write instead. */
  term: string;
}

/** Finds the variants that the terms forbid in a language. */
export function forbiddenWords(
  text: string,
  terms: readonly Term[],
  lang: TermLanguage,
): ForbiddenWord[] {
  const variants = terms.flatMap((term) =>
    (term.forbidden?.[lang] ?? []).map((variant) => ({
      term: term[lang],
      regex: wordPattern(variant),
    })),
  );
  return text
    .split('\n')
    .flatMap((line, index) =>
      variants.flatMap(({ term, regex }) =>
        [...line.matchAll(regex)].map(([found]) => ({ line: index + 1, found, term })),
      ),
    );
}
