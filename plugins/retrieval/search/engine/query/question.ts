/** From so many words on a query is a question, not a name: its words are complete, and a section has to have most of them. */
const FEWEST_WORDS = 4;

const OPTION_WORDS =
  /\b(?:options?|settings?|config(?:ure)?|defaults?|fields?|flags?)\b|选项|配置|默认|参数|设置/i;

/** Whether a question names options as what it is after. */
export function asksForOption(query: string): boolean {
  return OPTION_WORDS.test(query);
}

/** Whether a query of so many words is a question. */
export function isQuestion(words: number): boolean {
  return words >= FEWEST_WORDS;
}
