/** From so many words on a query is a question, not a name: its words are complete, and a section has to have most of them. */
const FEWEST_WORDS = 4;

/** Whether a query of so many words is a question. */
export function isQuestion(words: number): boolean {
  return words >= FEWEST_WORDS;
}
