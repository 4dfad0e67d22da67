import { escapePattern } from '../../../support/escapePattern';
import type { Term, TermLanguage } from '../readTerms';

/** A forbidden variant in a text. */
export interface ForbiddenWord {
  line: number;
  found: string;
  /** What to write instead. */
  term: string;
}

/** Latin words are found whole and in either case; Chinese has no spaces to find words by. */
function pattern(variant: string): RegExp {
  const escaped = escapePattern(variant).replace(/ /g, '\\s+');
  const isLatin = /^[\p{Script=Latin}\d]/u.test(variant);
  return new RegExp(isLatin ? `(?<![\\w-])${escaped}(?:s)?(?![\\w-])` : escaped, 'giu');
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
      regex: pattern(variant),
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
