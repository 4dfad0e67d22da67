import { fold, readWords } from './words.ts';

/** Marks the boundary between two words in the Chinese part of a stored title. The text of a page never contains it. */
export const BORDER = '\u001f';

/** The words in text without spaces. At build time, they are the longest matches against known words. */
export type Segmenter = (text: string) => string[];

/** Splits Chinese and Japanese text into words with the dictionary of the platform. Only for the build. */
export function createSegmenter(lang: string): Segmenter {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  return (text) => Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Adds word boundaries to the Chinese in a text: `打包入口 API` → `打包␟入口 API`. */
export function markBorders(text: string, segment: Segmenter): string {
  let marked = '';
  let at = 0;
  for (const word of readWords(text)) {
    const run = text.slice(word.start, word.end);
    marked += text.slice(at, word.start) + (word.isUnspaced ? segment(run).join(BORDER) : run);
    at = word.end;
  }
  return marked + text.slice(at);
}

/** The terms of a text, including those in its Chinese: `termsOf(markBorders(text, segment))` in one pass. */
export function segmentedTerms(text: string, segment: Segmenter): string[] {
  return readWords(text).flatMap(({ term, parts, isUnspaced, start, end }) =>
    isUnspaced
      ? segment(text.slice(start, end)).map(fold)
      : [term, ...parts.map((part) => part.term)],
  );
}

/** Undoes `markBorders`. */
export function withoutBorders(text: string): string {
  return text.replaceAll(BORDER, '');
}
