import { createHmac, randomBytes } from 'node:crypto';
import { dayOf } from '../../../retrieval/ask-ai/store/eventCount';

/**
 * The maximum number of counts per client and day. No reader needs as many, but a scanner makes thousands.
 */
export const MAX_DAILY_COUNTS = 100;
/** The maximum number of clients per day. More indicate a flood from many addresses. */
const MAX_CLIENTS = 20_000;

/** Whether an action of a client still counts today. */
export type ClientShare = (client: string) => boolean;

/**
 * Prevents one client from using up the limited number of counts per day. Clients are stored in memory as
 * hashes with a random key, until the end of the day.
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
    if (count > MAX_DAILY_COUNTS || (count === 1 && taken.size >= MAX_CLIENTS)) return false;
    taken.set(name, count);
    return true;
  };
}
