import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';

/** How often a client may do something. */
export interface Rate {
  /** Counts; the seconds to wait where it was too much. */
  take(client: string, points?: number): Promise<number | undefined>;
}

const SECONDS = 60;

/** A name for a client that others cannot read in a shared store. */
function keyOf(client: string): string {
  return createHash('sha256').update(client).digest('base64url').slice(0, 22);
}

function rateOf(limiter: RateLimiterAbstract): Rate {
  return {
    async take(client, points = 1) {
      try {
        await limiter.consume(keyOf(client), points);
        return undefined;
      } catch (refused) {
        // Anything else is a store that fails, which keeps nobody from reading.
        if (!(refused instanceof RateLimiterRes)) return undefined;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
  };
}

/** Makes rates that count in a minute. */
export type MakeRate = (name: string, points: number) => Rate;

/** Rates in the memory of this process. */
export const memoryRates: MakeRate = (name, points) =>
  rateOf(new RateLimiterMemory({ keyPrefix: name, points, duration: SECONDS }));

/** What we need of `ioredis`, which is only loaded where a Redis is configured. */
interface RedisModule {
  default: new (
    url: string,
    options: object,
  ) => { on(event: 'error', listener: (error: Error) => void): void; disconnect(): void };
}

/**
 * Rates that several copies of the server share. While Redis is away, each copy counts for itself.
 *
 * @throws if `ioredis` is not installed
 */
export async function redisRates(url: string): Promise<{ make: MakeRate; close: () => void }> {
  const name = 'ioredis';
  const { default: Redis } = await import(name).then(
    (loaded: RedisModule) => loaded,
    () => {
      throw new Error(
        `[ask-ai] ASK_AI_REDIS is set, but "ioredis" is missing → npm install ioredis`,
      );
    },
  );
  const client = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  let isSaid = false;
  client.on('error', ({ message }) => {
    if (!isSaid)
      console.error(`[ask-ai] Redis does not answer, each copy counts alone: ${message}`);
    isSaid = true;
  });
  const make: MakeRate = (prefix, points) => {
    const settings = { keyPrefix: `lectern:${prefix}`, points, duration: SECONDS };
    const insuranceLimiter = new RateLimiterMemory(settings);
    return rateOf(new RateLimiterRedis({ ...settings, storeClient: client, insuranceLimiter }));
  };
  return { make, close: () => client.disconnect() };
}
