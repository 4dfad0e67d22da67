/** What was asked and how it was answered, and what nobody should have seen. */
export interface Tally {
  /** Answers by what was asked and their status: `page 200`. */
  answers: Map<string, number>;
  /** Answers that are no page, hit, limit or sentence. */
  faults: string[];
  /** Votes that the server said it has stored, by the question's id; the last one counts. */
  votes: Map<string, 0 | 1>;
  /** What the server said it has stored of what readers say of pages, by its id. */
  opinions: Map<string, boolean>;
}

export function createTally(): Tally {
  return { answers: new Map(), faults: [], votes: new Map(), opinions: new Map() };
}

const MAX_FAULTS = 20;

export function addFault({ faults }: Tally, text: string): void {
  if (faults.length < MAX_FAULTS) faults.push(text);
}

/** Whether a client is told in a sentence that it asks too much, or that a part is away for now. */
function isStated(status: number, text: string): boolean {
  return (status === 429 || status === 503) && /[A-Za-z\u4e00-\u9fff]/.test(text);
}

/** Counts an answer. One that is neither good nor a stated limit is a fault. */
export function addAnswer(tally: Tally, what: string, status: number, text: string): void {
  const key = `${what} ${status}`;
  tally.answers.set(key, (tally.answers.get(key) ?? 0) + 1);
  const isGood = status === 200 || isStated(status, text);
  if (!isGood) addFault(tally, `${what}: ${status} ${text.slice(0, 200)}`);
}
