/**
 * The approximate number of letters per token, for code and scripts with spaces. A Chinese or Japanese character is
 * most of a token.
 */
const LETTERS = 4;
const HAN_SHARE = 0.7;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Estimates the number of tokens of a text. The exact number depends on the language model. */
export function estimateTokens(text: string): number {
  const han = text.match(HAN)?.length ?? 0;
  return Math.ceil(han * HAN_SHARE + (text.length - han) / LETTERS);
}
