import { firstSignal } from '../../../../theme/ui/loading/firstSignal';
import { AskFailure, isSentence, kindOfStatus } from './askFailure';
import { SILENCE_MS, wholeAnswer } from './wholeAnswer';

/** Where DocSearch keeps the token of a session. */
const TOKEN_KEY = 'askai_token';

/** How long a token may take, in ms: the server only signs it. */
const TOKEN_MS = 15_000;

/**
 * Asks a server that may take so long to begin its answer; what it then says may take longer.
 *
 * @throws {AskFailure} if it cannot be reached
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

/** @throws with the server's words, or with the kind of the failure */
async function refuse(response: Response): Promise<never> {
  const words = await response.text().catch(() => '');
  if (response.status !== 401 && isSentence(words)) throw new Error(words.trim());
  throw new AskFailure(kindOfStatus(response.status));
}

function typeOf({ headers }: Response): string {
  return headers.get('content-type') ?? '';
}

const isVote = ({ url }: Response) => new URL(url).pathname.endsWith('/feedback');

/** A vote is answered with JSON, a question with a stream; anything else is from a proxy. */
async function readable(response: Response): Promise<Response> {
  if (!response.ok) return refuse(response);
  if (typeOf(response).startsWith('application/json') && isVote(response)) return response;
  if (!typeOf(response).startsWith('text/event-stream') || !response.body) {
    throw new AskFailure('unreadable');
  }
  return new Response(wholeAnswer(response.body), response);
}

/**
 * A `fetch` for questions and votes. A token that the server does not know, because it was restarted
 * or the reader's clock is behind, is dropped, and the request is made once more with a new one.
 *
 * @param newToken fetches a token and keeps it for the session
 * @throws an error with words for the reader, or an `AskFailure`
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

/** A `fetch` for tokens, whose answer is JSON whatever its status. */
export const tokenFetch: typeof fetch = async (input, init) => {
  const response = await reach(input, init, TOKEN_MS);
  if (typeOf(response).startsWith('application/json')) return response;
  return response.ok ? Promise.reject(new AskFailure('unreadable')) : refuse(response);
};
