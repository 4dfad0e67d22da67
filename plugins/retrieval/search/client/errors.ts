import { type LoadFailure, NotLoaded, reasonOf } from '../../../../theme/ui/loading/loadFailure';

/** The search cannot be reached; DocSearch shows its error screen for this name. */
export class SearchUnreachable extends NotLoaded {
  override name = 'RetryError';

  constructor(reason: LoadFailure, message: string) {
    super(reason);
    this.message = message;
  }
}

/** Says why an engine gives no answer, with the words of the error that it ended with. */
export function unreachable(error: unknown, what: string): SearchUnreachable {
  return new SearchUnreachable(reasonOf(error), `${what}: ${(error as Error).message}`);
}

/** A newer query has taken the place of this one. */
export function supersededError(): DOMException {
  return new DOMException('A newer query replaced this one.', 'AbortError');
}
