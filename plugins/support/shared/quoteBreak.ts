const FULL_WIDTH_END = /[。！？：；，、）]$/;
const QUOTE_START = /^["'“‘]/;

/**
 * Whether a line can break between a text and the code after it, but browsers would not: they never break before a
 * quotation mark without a space. A list such as `'a'，'b'，'c'` would make a table too wide.
 */
export const isQuoteStuck = (before: string, code: string): boolean =>
  FULL_WIDTH_END.test(before) && QUOTE_START.test(code);
