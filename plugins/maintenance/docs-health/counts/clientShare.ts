import { createHmac, randomBytes } from 'node:crypto';
import { dayOf } from '../../../retrieval/ask-ai/store/sighting';

/** What one client may add to the counts of a day: no reader misses so much, and a scanner misses thousands. */
export const SHARE_OF_A_DAY = 100;
/** Clients of a day that are told apart; more are a flood from many addresses. */
const MOST_CLIENTS = 20_000;

/** Whether what a client does still counts today. */
export type ClientShare = (client: string) => boolean;

/**
 * Keeps one client from filling the room of a day, which is limited. Who it is stays in memory as a hash
 * that nobody can compare with anything, and until the end of the day.
 */
export function createClientShare(now: () => number = Date.now): ClientShare {
  const key = randomBytes(16);
  const taken = new Map<string, number>();
  let today = dayOf(now());

  return (client) => {
    const day = dayOf(now());
    if (day !== today) taken.clear();
    today = day;
    const name = createHmac('sha256', key).update(client).digest('base64url').slice(0, 12);
    const count = (taken.get(name) ?? 0) + 1;
    if (count > SHARE_OF_A_DAY || (count === 1 && taken.size >= MOST_CLIENTS)) return false;
    taken.set(name, count);
    return true;
  };
}
