import type { Options, Parser } from 'acorn';

/** The parser needs too many tokens, because it backtracks too often. */
export class TooManyTokens extends Error {}

/** The base token limit. This many tokens are read in about 0.2 s. */
const BASE_TOKENS = 50_000;
/**
 * Additional tokens per character of the text. A token usually has several characters, and some are read
 * twice.
 */
const TOKENS_PER_CHARACTER = 3;

/** The arguments of the parser's constructor, which is not public. */
type Given = [options: Options, input: string, startPos?: number];

/** A method of the parser that its types do not include. */
interface ReadingParser extends Parser {
  nextToken(): void;
}

/**
 * An acorn plugin that stops parsing after too many tokens. Where type arguments and a comparison look alike,
 * as in `a<T>(`, the TypeScript parser tries both. Without a limit, each nested call of this kind would
 * double the time.
 */
export function withTokenLimit(Base: typeof Parser): typeof Parser {
  const Reading = Base as unknown as new (...given: Given) => ReadingParser;

  class LimitedParser extends Reading {
    #left: number;

    constructor(...given: Given) {
      super(...given);
      this.#left = BASE_TOKENS + TOKENS_PER_CHARACTER * given[1].length;
    }

    /** @throws {TooManyTokens} not a `SyntaxError`, which would make the parser backtrack */
    override nextToken(): void {
      this.#left -= 1;
      if (this.#left < 0) throw new TooManyTokens('the text contains too many tokens');
      super.nextToken();
    }
  }
  return LimitedParser as unknown as typeof Parser;
}
