import { isStopWord } from '../analysis/stopWords.ts';
import { termsOf } from '../analysis/terms.ts';
import { fold, readWords } from '../analysis/words.ts';

/** The letters and digits of a text, in lower case. */
export function keyOf(text: string): string {
  return fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The smallest words of a text in alphabetical order: the same for `path.output` and `output path`. */
export function sortedWords(text: string): string {
  return readWords(text)
    .flatMap(({ term, parts }) => (parts.length > 0 ? parts.map((part) => part.term) : [term]))
    .sort()
    .join(' ');
}

/** The key of the last dotted part: `publicpath` for `output.publicPath`. */
export function lastPart(title: string): string {
  const match = /^[^\s]+\.([^\s.]+)$/u.exec(title);
  return match ? keyOf(match[1] ?? '') : '';
}

/** The words of a heading without stop words. If it has no others, all of them. */
export function tellingTerms(title: string): string[] {
  const terms = [...new Set(termsOf(title))];
  const telling = terms.filter((term) => !isStopWord(term));
  return telling.length > 0 ? telling : terms;
}
