import { fold, readWords } from './words.ts';

/** Marks a border between two words inside Chinese in a stored title; no text of a page contains it. */
export const BORDER = '\u001f';

/** The words inside unspaced text: longest matches against known words, made at build time. */
export type Segmenter = (text: string) => string[];

/** The words of Chinese and Japanese text by the dictionary of the platform; for the build only. */
export function createSegmenter(lang: string): Segmenter {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  return (text) => Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** A text with borders inside its Chinese: `打包入口 API` → `打包␟入口 API`. */
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

/** The terms of a text, those inside its Chinese too: `termsOf(markBorders(text, segment))` in one pass. */
export function segmentedTerms(text: string, segment: Segmenter): string[] {
  return readWords(text).flatMap(({ term, parts, isUnspaced, start, end }) =>
    isUnspaced
      ? segment(text.slice(start, end)).map(fold)
      : [term, ...parts.map((part) => part.term)],
  );
}

/** The text as it was before `markBorders`. */
export function withoutBorders(text: string): string {
  return text.replaceAll(BORDER, '');
}
