/** A failed request to a service, independent of the client. */
export interface Failure {
  /** The status of the response. `undefined` without a response. */
  status?: number;
  /** One sentence from the service or the network. */
  reason: string;
  /** Whether there was no readable response. */
  isUnanswered: boolean;
}

interface ClientError {
  name?: string;
  message?: string;
  code?: string;
  status?: number;
  httpStatus?: number;
  response?: { status?: number };
  isAxiosError?: boolean;
  cause?: { message?: string; code?: string };
}

/** Errors of clients that could not reach a host: Algolia's, Meilisearch's, and invalid JSON. */
const UNANSWERED = ['RetryError', 'MeilisearchRequestError', 'SyntaxError'];

/** Network codes such as `ECONNREFUSED` are the innermost causes. */
function networkCode(error: ClientError | undefined): string | undefined {
  return error && (networkCode(error.cause as ClientError | undefined) ?? error.code);
}

/** Reads an error of any of the clients. */
export function failureOf(error: unknown): Failure {
  const thrown = (error ?? {}) as ClientError;
  const status = thrown.status ?? thrown.httpStatus ?? thrown.response?.status;
  const isUnanswered =
    status === undefined && (thrown.isAxiosError || UNANSWERED.includes(thrown.name ?? ''));
  const said = (thrown.message ?? String(error)).replace(/^.*?\| Server said: /s, '');
  const ofNetwork = thrown.name === 'SyntaxError' ? 'its answer is not JSON' : networkCode(thrown);
  return {
    status,
    isUnanswered,
    reason: isUnanswered && ofNetwork ? ofNetwork : said,
  };
}

/** Whether a retry may succeed: no host answered, too many requests, or a server error. */
export function isPassing(error: unknown): boolean {
  const { status = 0, isUnanswered } = failureOf(error);
  return isUnanswered || status === 429 || status >= 500;
}

/** Whether the service reports that it has not started, so that a call that must not run twice can be repeated. */
export function isTurnedAway(error: unknown): boolean {
  return [429, 503].includes(failureOf(error).status ?? 0);
}
