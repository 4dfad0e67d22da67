import { readWords } from './words.ts';

/**
 * The terms of a text with marked boundaries, in order and with repetitions: words and their parts.
 *
 * `output.publicPath` → `output`, `publicpath`, `public`, `path`
 */
export function termsOf(text: string): string[] {
  return readWords(text).flatMap(({ term, parts }) => [term, ...parts.map((part) => part.term)]);
}
