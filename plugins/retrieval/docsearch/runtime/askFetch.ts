import { firstSignal } from '../../../../theme/ui/loading/firstSignal';
import { AskFailure, isSentence, kindOfStatus } from './askFailure';
import { SILENCE_MS, wholeAnswer } from './wholeAnswer';

/** The storage key of DocSearch's session token. */
const TOKEN_KEY = 'askai_token';

/** The timeout of a token request, in ms. The server only signs the token, so it is short. */
const TOKEN_MS = 15_000;

/**
 * Sends a request with a timeout for the start of the response. The rest of the response may take longer.
 *
 * @throws {AskFailure} if the server cannot be reached
 */
async function reach(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  patience = SILENCE_MS,
): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  const signal = init?.signal ? firstSignal(init.signal, late.signal) : late.signal;
  try {
    return await fetch(input, { ...init, signal });
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    throw new AskFailure('unreachable', error);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws an error with the server's message, or with the kind of the failure */
async function refuse(response: Response): Promise<never> {
  const words = await response.text().catch(() => '');
  if (response.status !== 401 && isSentence(words)) throw new Error(words.trim());
  throw new AskFailure(kindOfStatus(response.status));
}

function typeOf({ headers }: Response): string {
  return headers.get('content-type') ?? '';
}

const isVote = ({ url }: Response) => new URL(url).pathname.endsWith('/feedback');

/** Votes are answered with JSON, and questions with a stream. Anything else is from a proxy. */
async function readable(response: Response): Promise<Response> {
  if (!response.ok) return refuse(response);
  if (typeOf(response).startsWith('application/json') && isVote(response)) return response;
  if (!typeOf(response).startsWith('text/event-stream') || !response.body) {
    throw new AskFailure('unreadable');
  }
  return new Response(wholeAnswer(response.body), response);
}

/**
 * Creates the `fetch` for questions and votes. If the server rejects the token, because it was restarted or the
 * reader's clock is slow, the request is repeated once with a new token.
 *
 * @param newToken fetches a token and stores it for the session
 * @throws an error with a message for the reader, or an `AskFailure`
 */
export function askFetch(newToken: () => Promise<string>): typeof fetch {
  return async (input, init) => {
    const response = await reach(input, init);
    if (response.status !== 401) return readable(response);
    sessionStorage.removeItem(TOKEN_KEY);
    const headers = new Headers(init?.headers);
    headers.set('authorization', `TOKEN ${await newToken()}`);
    return readable(await reach(input, { ...init, headers }));
  };
}

/** Fetches tokens. The response is JSON, whatever its status. */
export const tokenFetch: typeof fetch = async (input, init) => {
  const response = await reach(input, init, TOKEN_MS);
  if (typeOf(response).startsWith('application/json')) return response;
  return response.ok ? Promise.reject(new AskFailure('unreadable')) : refuse(response);
};
