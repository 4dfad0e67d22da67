/**
 * Wraps an asynchronous function so that pending calls resolve to the result of the newest call.
 * Readers who type fast never see the results of an older query.
 */
export function newestAnswer<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  let newest: Promise<Answer>;
  return async (question) => {
    newest = ask(question);
    let awaited: Promise<Answer>;
    do {
      awaited = newest;
      await awaited.catch(() => {});
    } while (awaited !== newest);
    return awaited;
  };
}
