import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** How often a client may do something. */
export interface Rate {
  /** Counts; the seconds to wait where it was too much. */
  take(client: string, points?: number): Promise<number | undefined>;
}

/** Makes rates that count in a minute. */
export type MakeRate = (name: string, points: number) => Rate;

export const RATE_SECONDS = 60;

/** A name for a client that others cannot read in a shared store. */
function keyOf(client: string): string {
  return createHash('sha256').update(client).digest('base64url').slice(0, 22);
}

/** A rate that a limiter counts. */
export function rateOf(limiter: Pick<RateLimiterAbstract, 'consume'>): Rate {
  return {
    async take(client, points = 1) {
      try {
        await limiter.consume(keyOf(client), points);
        return undefined;
      } catch (refused) {
        // Anything else is a store that fails, which keeps nobody from reading.
        if (!(refused instanceof RateLimiterRes)) return undefined;
        // The clock may have been set back; what is counted is forgotten after a minute all the same.
        return Math.min(RATE_SECONDS, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
      }
    },
  };
}

/** Rates in the memory of this process. */
export const memoryRates: MakeRate = (name, points) =>
  rateOf(new RateLimiterMemory({ keyPrefix: name, points, duration: RATE_SECONDS }));
