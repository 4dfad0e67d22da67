import { fold, readWords } from '../analysis/words.ts';

/** The letters and digits of a text, in lower case. */
export function keyOf(text: string): string {
  return fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The smallest words of a text in the order of the alphabet: the same for `path.output` and `output path`. */
export function sortedWords(text: string): string {
  return readWords(text)
    .flatMap(({ term, parts }) => (parts.length > 0 ? parts.map((part) => part.term) : [term]))
    .sort()
    .join(' ');
}

/** What the key of `output.publicPath` ends with: `publicpath`. */
export function lastPart(title: string): string {
  const match = /^[^\s]+\.([^\s.]+)$/u.exec(title);
  return match ? keyOf(match[1] ?? '') : '';
}
