import type { Options, Parser } from 'acorn';

/** A text that a parser would read again and again. */
export class TooManyTokens extends Error {}

/** Tokens that are read in about two tenths of a second. */
const MOST = 50_000;
/** A file has a token for every few letters, and some are read twice. */
const MOST_A_LETTER = 3;

/** What a parser is made with; its constructor is not public. */
type Given = [options: Options, input: string, startPos?: number];

/** What every parser has, and its types leave out. */
interface ReadingParser extends Parser {
  nextToken(): void;
}

/**
 * A plugin for acorn that gives a text up which takes too many tokens. Where the arguments of a type and a
 * comparison look alike, as in `a<T>(`, the parser for TypeScript tries both; without a limit, every such
 * call inside of another one doubles the time.
 */
export function withTokenLimit(Base: typeof Parser): typeof Parser {
  const Reading = Base as unknown as new (...given: Given) => ReadingParser;

  class LimitedParser extends Reading {
    #left: number;

    constructor(...given: Given) {
      super(...given);
      this.#left = MOST + MOST_A_LETTER * given[1].length;
    }

    /** @throws {TooManyTokens} no `SyntaxError`, after which the parser would try again */
    override nextToken(): void {
      this.#left -= 1;
      if (this.#left < 0) throw new TooManyTokens('the text contains too many tokens');
      super.nextToken();
    }
  }
  return LimitedParser as unknown as typeof Parser;
}
