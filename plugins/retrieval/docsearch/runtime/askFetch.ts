import { AskFailure, isSentence, kindOfStatus } from './askFailure';
import { wholeAnswer } from './wholeAnswer';

/** Where DocSearch keeps the token of a session. */
const TOKEN_KEY = 'askai_token';

async function reach(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(input, init);
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    throw new AskFailure('unreachable', error);
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
  const response = await reach(input, init);
  if (typeOf(response).startsWith('application/json')) return response;
  return response.ok ? Promise.reject(new AskFailure('unreadable')) : refuse(response);
};
