/** Letters of a token, about, in scripts with gaps and in code; a sign of Chinese or Japanese is most of one. */
const LETTERS = 4;
const HAN_SHARE = 0.7;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** About how many tokens of a language model a text is; each model counts in its own way. */
export function estimateTokens(text: string): number {
  const han = text.match(HAN)?.length ?? 0;
  return Math.ceil(han * HAN_SHARE + (text.length - han) / LETTERS);
}
