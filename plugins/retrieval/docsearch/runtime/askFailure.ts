/** The kinds of failures between the page and the server of Ask AI that the page can distinguish. */
export type AskFailureKind =
  /** There was no response. */
  | 'unreachable'
  /** The response ended before it was complete. */
  | 'interrupted'
  /** The response is not from our server but, for example, from a proxy. */
  | 'unreadable'
  /** A server error: status 500 and above. */
  | 'unavailable'
  /** Status 429 without a message. */
  | 'busy'
  /** A new token was rejected as well. */
  | 'session'
  /** Any other status. */
  | 'refused';

/** A request to Ask AI that failed without a message for the reader. The dialog has a message for each kind. */
export class AskFailure extends Error {
  override name = 'AskFailure';
  readonly kind: AskFailureKind;

  constructor(kind: AskFailureKind, cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

/** The maximum length of a server's message to readers, in characters. */
const LONGEST = 300;

/**
 * Returns whether a text was written for readers: one short line with punctuation at its end. Proxies send documents,
 * JSON and diagnostic notes.
 */
export function isSentence(text: string): boolean {
  return text.length <= LONGEST && /^[^\s<{[][^\p{Cc}<>]*[.!?。！？)）]$/u.test(text.trim());
}

/** Returns the kind of a failure without a message. */
export function kindOfStatus(status: number): AskFailureKind {
  if (status === 401) return 'session';
  if (status === 429) return 'busy';
  return status >= 500 ? 'unavailable' : 'refused';
}
