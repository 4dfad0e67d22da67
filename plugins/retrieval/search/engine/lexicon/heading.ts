import { withoutBorders } from '../analysis/segment.ts';
import { keyOf, lastPart, sortedWords, tellingTerms } from '../rank/headingKeys.ts';
import { letterBits } from './edits.ts';

/** A heading that is compared with a whole query. Its properties are computed when they are needed. */
export interface Heading {
  /** With marked borders. */
  readonly stored: string;
  /** Only its letters and digits. */
  readonly whole: string;
  /** The same for its last dotted part. Empty if it has none. */
  readonly last: string;
  /** The letters of both as bit sets; see `letterBits`. */
  readonly bits: readonly [whole: number, last: number];
  /** Its smallest words in alphabetical order. */
  readonly words: string;
  /** Its words without stop words. */
  readonly terms: readonly string[];
}

/** Creates a heading from its stored title. */
export function createHeading(stored: string): Heading {
  const title = withoutBorders(stored);
  let words: string | undefined;
  let terms: readonly string[] | undefined;
  let keys: { whole: string; last: string } | undefined;
  let bits: readonly [number, number] | undefined;
  const keysOf = () => {
    keys ??= { whole: keyOf(title), last: lastPart(title) };
    return keys;
  };
  return {
    stored,
    get whole() {
      return keysOf().whole;
    },
    get last() {
      return keysOf().last;
    },
    get bits() {
      bits ??= [letterBits(keysOf().whole), letterBits(keysOf().last)];
      return bits;
    },
    get words() {
      words ??= sortedWords(title);
      return words;
    },
    get terms() {
      terms ??= tellingTerms(stored);
      return terms;
    },
  };
}

/** A heading that is a name in code: `output.path`. */
const NAME = /[a-z]\.[a-z]|[a-z][A-Z]/;

/** Whether a stored title is a name in code. */
export function isName(stored: string): boolean {
  return NAME.test(withoutBorders(stored));
}
