import { withoutBorders } from '../analysis/segment.ts';
import { keyOf, lastPart, sortedWords, tellingTerms } from '../rank/headingKeys.ts';
import { letterBits } from './edits.ts';

/** A heading as it is compared with a whole query; what is not asked for is not computed. */
export interface Heading {
  /** With marked borders. */
  readonly stored: string;
  /** Its letters and digits only. */
  readonly whole: string;
  /** Those of its last dotted part; empty where there is none. */
  readonly last: string;
  /** The letters of both as bits: see `letterBits`. */
  readonly bits: readonly [whole: number, last: number];
  /** Its smallest words in the order of the alphabet. */
  readonly words: string;
  /** Its words that say something. */
  readonly terms: readonly string[];
}

/** Makes a heading out of its stored title. */
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
