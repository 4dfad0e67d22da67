/** The search cannot be reached; DocSearch shows its error screen for this name. */
export class SearchUnreachable extends Error {
  override name = 'RetryError';
}

/** A newer query has taken the place of this one. */
export function supersededError(): DOMException {
  return new DOMException('A newer query is asked.', 'AbortError');
}
