/**
 * Wraps an asynchronous function so that pending calls resolve to the result of the newest call.
 * Readers who type fast never see the results of an older query.
 */
export function newestAnswer<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  let newest: Promise<Answer>;

  /**
   * Recursive, because the minifier of Rspack 2 replaces a variable of a loop by `newest`, and then
   * compares `newest` to itself.
   */
  async function settle(awaited: Promise<Answer>): Promise<Answer> {
    await awaited.catch(() => {});
    return awaited === newest ? awaited : settle(newest);
  }

  return (question) => {
    newest = ask(question);
    return settle(newest);
  };
}
