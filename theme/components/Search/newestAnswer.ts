/**
 * Makes answers wait for the newest question: who asked before it gets the newest answer, too. So a
 * reader who types fast never sees the results of an older query.
 */
export function newestAnswer<Question, Answer>(ask: (question: Question) => Promise<Answer>) {
  let newest: Promise<Answer> | undefined;

  async function settle(): Promise<Answer> {
    let followed: Promise<Answer> | undefined;
    let answer: Promise<Answer> | undefined;
    do {
      followed = newest;
      answer = followed;
      await followed?.catch(() => {});
    } while (followed !== newest);
    return answer as Promise<Answer>;
  }

  return (question: Question): Promise<Answer> => {
    newest = ask(question);
    return settle();
  };
}
