const ASCII_ONLY = /^[\0-\x7f]*$/;

/** Normalizes letters that readers consider the same: compatibility forms are composed, and all letters are lower case. */
export function fold(text: string): string {
  return (ASCII_ONLY.test(text) ? text : text.normalize('NFKC')).toLowerCase();
}

/** A searchable part of a text, with its position in the text. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

/** A run of letters and digits, such as `splitChunks` with its parts `split` and `chunks`, or Chinese text without spaces. */
export interface Word extends Token {
  /** Empty if the word has no parts. */
  parts: readonly Token[];
  /** Whether the run is Chinese or Japanese, which is written without spaces, so it contains several words. */
  isUnspaced: boolean;
}

const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー';
/** Most words consist of ASCII letters, so they are matched first, without Unicode properties. */
const PLAIN = '[A-Za-z0-9]+(?![A-Za-z0-9]|[^\\0-\\x7f])';
const RUNS = new RegExp(
  `${PLAIN}|([${UNSPACED}]+)|(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}])+`,
  'gu',
);
const UNSPACED_RUNS = new RegExp(`[${UNSPACED}]+`, 'gu');
const CAMEL_BORDER = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

const NO_PARTS: readonly Token[] = [];

function camelParts(text: string, start: number): readonly Token[] {
  const pieces = text.split(CAMEL_BORDER);
  if (pieces.length < 2) return NO_PARTS;
  let at = start;
  return pieces.map((piece) => {
    const token = { term: fold(piece), start: at, end: at + piece.length };
    at = token.end;
    return token;
  });
}

/** A name whose parts are words, such as `proxy_pass` or `__dirname`. */
const SNAKE = /(?<![\w$])_*[A-Za-z][A-Za-z0-9]*(?:_+[A-Za-z0-9]+)+(?![\w$])/g;

/** The names in a text that contain `_`, each as one word in lower case. */
export function snakeNames(text: string): Token[] {
  if (!text.includes('_')) return [];
  return [...text.matchAll(SNAKE)].map(({ 0: name, index }) => ({
    term: fold(name.replaceAll('_', '')),
    start: index,
    end: index + name.length,
  }));
}

/** The runs of Chinese and Japanese in a text. */
export function unspacedRuns(text: string): string[] {
  return ASCII_ONLY.test(text) ? [] : (text.match(UNSPACED_RUNS) ?? []);
}

/** The words of a text in order. Words end at characters that are neither letters nor digits, and between Chinese and Latin. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(RUNS)) {
    const [run, unspaced] = match;
    const start = match.index;
    const isUnspaced = unspaced !== undefined;
    const term = fold(run);
    const hasBorders = !isUnspaced && term !== run;
    const parts = hasBorders ? camelParts(run, start) : NO_PARTS;
    words.push({ term, start, end: start + run.length, parts, isUnspaced });
  }
  return words;
}
