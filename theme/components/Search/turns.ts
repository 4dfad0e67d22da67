/**
 * Turns at an engine that answers the newest query only: the reader's queries come first, others ask
 * in between and ask again if one of the reader's came meanwhile.
 */
export function createTurns() {
  const running = new Set<Promise<unknown>>();
  let begun = 0;
  return {
    /** A query of the reader. */
    take<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
      begun += 1;
      const answer = ask();
      running.add(answer);
      const end = () => void running.delete(answer);
      answer.then(end, end);
      return answer;
    },
    /** A query of the dialog itself; what it gets is of a time without a reader's query. */
    async between<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
      for (;;) {
        while (running.size > 0) await Promise.allSettled(running);
        const before = begun;
        const answer = await ask();
        if (begun === before) return answer;
      }
    },
  };
}
