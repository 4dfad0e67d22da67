import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** A rate limit of clients. */
export interface Rate {
  /** Consumes points. Returns the seconds to wait if the limit is exceeded, otherwise `undefined`. */
  take(client: string, points?: number): Promise<number | undefined>;
}

/** Creates a rate limit with a window of one minute. */
export type MakeRate = (name: string, points: number) => Rate;

export const RATE_SECONDS = 60;

/** Hashes the name of a client, so that it cannot be read in a shared store. */
function keyOf(client: string): string {
  return createHash('sha256').update(client).digest('base64url').slice(0, 22);
}

/** Wraps a limiter of `rate-limiter-flexible` as a rate. */
export function rateOf(limiter: Pick<RateLimiterAbstract, 'consume'>): Rate {
  return {
    async take(client, points = 1) {
      try {
        await limiter.consume(keyOf(client), points);
        return undefined;
      } catch (refused) {
        // Any other error means that the store failed. Readers are not refused because of that.
        if (!(refused instanceof RateLimiterRes)) return undefined;
        // The system clock may have been set back, but the window is never longer than a minute.
        return Math.min(RATE_SECONDS, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
      }
    },
  };
}

/** Creates rates in the memory of this process. */
export const memoryRates: MakeRate = (name, points) =>
  rateOf(new RateLimiterMemory({ keyPrefix: name, points, duration: RATE_SECONDS }));
