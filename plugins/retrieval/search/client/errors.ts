import { type LoadFailure, NotLoaded, reasonOf } from '../../../../theme/ui/loading/loadFailure';

/** The search cannot be reached; DocSearch shows its error screen for this name. */
export class SearchUnreachable extends NotLoaded {
  override name = 'RetryError';

  constructor(reason: LoadFailure, message: string) {
    super(reason);
    this.message = message;
  }
}

/** Explains why an engine does not answer, with the message of the original error. */
export function unreachable(error: unknown, what: string): SearchUnreachable {
  return new SearchUnreachable(reasonOf(error), `${what}: ${(error as Error).message}`);
}

/** The query was superseded by a newer one. */
export function supersededError(): DOMException {
  return new DOMException('A newer query replaced this one.', 'AbortError');
}
