/** One name for letters that look or sound alike to a reader: compatibility forms joined, lower case. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** A part of a text that can be found, with its place in the text. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

/** A run of letters and digits: `splitChunks` with its parts `split` and `chunks`, or Chinese without a gap. */
export interface Word extends Token {
  /** None where the word has no inner borders. */
  parts: readonly Token[];
  /** Chinese or Japanese: written without gaps, so that it holds several words. */
  isUnspaced: boolean;
}

const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー';
const RUNS = new RegExp(`([${UNSPACED}]+)|(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}])+`, 'gu');
const CAMEL_BORDER = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

function camelParts(text: string, start: number): Token[] {
  const pieces = text.split(CAMEL_BORDER);
  if (pieces.length < 2) return [];
  let at = start;
  return pieces.map((piece) => {
    const token = { term: fold(piece), start: at, end: at + piece.length };
    at = token.end;
    return token;
  });
}

/** The words of a text in their order: cut at everything that is neither letter nor digit, and between Chinese and Latin. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(RUNS)) {
    const [run, unspaced] = match;
    const start = match.index;
    const isUnspaced = unspaced !== undefined;
    const parts = isUnspaced ? [] : camelParts(run, start);
    words.push({ term: fold(run), start, end: start + run.length, parts, isUnspaced });
  }
  return words;
}
