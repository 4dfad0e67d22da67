/**
 * Coordinates queries to an engine that only answers the newest one. Queries of the reader have
 * priority. Others run in between, and are repeated if a reader's query has interrupted them.
 */
export function createTurns() {
  const running = new Set<Promise<unknown>>();
  let begun = 0;
  return {
    /** Runs a query of the reader. */
    take<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
      begun += 1;
      const answer = ask();
      running.add(answer);
      const end = () => void running.delete(answer);
      answer.then(end, end);
      return answer;
    },
    /** Runs a query of the dialog, repeatedly if necessary, until no reader's query interferes. */
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
