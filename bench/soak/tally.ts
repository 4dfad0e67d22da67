/** The counts of requests and responses, and the faults that no reader should see. */
export interface Tally {
  /** The number of responses by kind of request and status: `page 200`. */
  answers: Map<string, number>;
  /** Responses that are neither valid nor a documented error. */
  faults: string[];
  /** Acknowledged votes by question id. A later vote replaces an earlier one. */
  votes: Map<string, 0 | 1>;
  /** Acknowledged page feedback by id. */
  opinions: Map<string, boolean>;
}

export function createTally(): Tally {
  return { answers: new Map(), faults: [], votes: new Map(), opinions: new Map() };
}

const MAX_FAULTS = 20;

export function addFault({ faults }: Tally, text: string): void {
  if (faults.length < MAX_FAULTS) faults.push(text);
}

/** Returns whether a response is a readable message about a rate limit or a temporary failure. */
function isDocumentedError(status: number, text: string): boolean {
  return (status === 429 || status === 503) && /[A-Za-z\u4e00-\u9fff]/.test(text);
}

/** Counts a response. It is a fault unless it is successful or a documented error. */
export function addAnswer(tally: Tally, what: string, status: number, text: string): void {
  const key = `${what} ${status}`;
  tally.answers.set(key, (tally.answers.get(key) ?? 0) + 1);
  const isGood = status === 200 || isDocumentedError(status, text);
  if (!isGood) addFault(tally, `${what}: ${status} ${text.slice(0, 200)}`);
}
