import {
  PAGE_FEEDBACK_PATH,
  type PageOpinion,
  TOKEN_PATH,
} from '../../../plugins/retrieval/ask-ai/shared';
import { deadlineSignal } from '../../ui/loading/deadline';

/** How long a reader waits for an answer, in ms. */
const DEADLINE_MS = 10_000;

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
 * Sends what a reader says of a page; once more with a new token where the server does not know the
 * one before.
 *
 * @param address of a path of the endpoint
 * @throws if it is not stored
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
