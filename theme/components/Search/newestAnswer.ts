/**
 * Makes every answer the newest one: whoever asked before it waits for it and gets it. So a reader
 * who types fast never sees the results of an older query.
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
