/** What can go wrong between the page and Ask AI's server, as far as the page can tell. */
export type AskFailureKind =
  /** There was no answer at all. */
  | 'unreachable'
  /** The answer ended before it was complete. */
  | 'interrupted'
  /** The answer is none of our server's, as the page of a proxy. */
  | 'unreadable'
  /** The server, or one before it, is at fault: 500 and above. */
  | 'unavailable'
  /** 429 without words. */
  | 'busy'
  /** A new token is refused, too. */
  | 'session'
  /** Any other status. */
  | 'refused';

/** A request to Ask AI that failed without words for the reader; the dialog has its own for each kind. */
export class AskFailure extends Error {
  override name = 'AskFailure';
  readonly kind: AskFailureKind;

  constructor(kind: AskFailureKind, cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

/** The longest sentence that a server says to readers, in characters. */
const LONGEST = 300;

/**
 * Whether a text was written for readers: one short line that ends as a sentence does. Proxies send
 * documents, JSON and notes for themselves.
 */
export function isSentence(text: string): boolean {
  return text.length <= LONGEST && /^[^\s<{[][^\p{Cc}<>]*[.!?。！？)）]$/u.test(text.trim());
}

/** The kind of a failure that has no words. */
export function kindOfStatus(status: number): AskFailureKind {
  if (status === 401) return 'session';
  if (status === 429) return 'busy';
  return status >= 500 ? 'unavailable' : 'refused';
}
