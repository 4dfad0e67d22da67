import {
  PAGE_FEEDBACK_PATH,
  type PageOpinion,
  TOKEN_PATH,
} from '../../../plugins/retrieval/ask-ai/shared';
import { deadlineSignal } from '../../ui/loading/deadline';

/** The timeout of a request, in milliseconds. A server that is starting waits this long for its database. */
const DEADLINE_MS = 30_000;

let token: string | undefined;

async function newToken(address: (path: string) => string): Promise<string> {
  const answer = await fetch(address(TOKEN_PATH), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    signal: deadlineSignal(DEADLINE_MS),
  });
  const { token: fetched } = (await answer.json()) as { token?: string };
  if (!answer.ok || !fetched) throw new Error(`the token request failed with ${answer.status}`);
  return fetched;
}

/**
 * Sends a reader's feedback. If the server rejects the token, retries once with a new one.
 *
 * @param address returns the URL of a path of the endpoint
 * @throws if the feedback was not stored
 */
export async function sendOpinion(
  opinion: PageOpinion,
  address: (path: string) => string,
): Promise<void> {
  const isKnown = token !== undefined;
  token ??= await newToken(address);
  const answer = await fetch(address(PAGE_FEEDBACK_PATH), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `TOKEN ${token}` },
    body: JSON.stringify(opinion),
    signal: deadlineSignal(DEADLINE_MS),
  });
  if (answer.ok) return;
  token = undefined;
  if (answer.status === 401 && isKnown) return sendOpinion(opinion, address);
  throw new Error(`the feedback request failed with ${answer.status}`);
}
