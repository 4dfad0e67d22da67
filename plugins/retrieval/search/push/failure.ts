/** What went wrong between us and a service, whichever client it comes from. */
export interface Failure {
  /** The status of the answer; none where there was no answer. */
  status?: number;
  /** One sentence, as the service or the network says it. */
  reason: string;
  /** Whether no answer came that could be read. */
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

/** Errors of clients that could not reach a host: Algolia's, Meilisearch's, and JSON that is none. */
const UNANSWERED = ['RetryError', 'MeilisearchRequestError', 'SyntaxError'];

/** Codes of the network are the innermost causes: `ECONNREFUSED`. */
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

/** Whether it may go well the next time: no host answered, too many requests, a mistake of theirs. */
export function isPassing(error: unknown): boolean {
  const { status = 0, isUnanswered } = failureOf(error);
  return isUnanswered || status === 429 || status >= 500;
}

/** Whether the service says that it has not begun: what must not be done twice may be asked for again. */
export function isTurnedAway(error: unknown): boolean {
  return [429, 503].includes(failureOf(error).status ?? 0);
}
