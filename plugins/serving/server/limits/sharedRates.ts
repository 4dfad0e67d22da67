import { createRequire } from 'node:module';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { installCommand } from '../../../support/optionalPackage';
import { type MakeRate, memoryRates, RATE_SECONDS, rateOf } from './rates';

/** Where rates are counted. */
export interface Rates {
  make: MakeRate;
  /** What keeps copies of the server from counting together, in a sentence. */
  problem(): string | undefined;
  close(): void;
}

/** What we need of `ioredis`, which is only loaded where a Redis is configured. */
interface RedisClient {
  on(event: 'error', listener: (error: Error) => void): void;
  on(event: 'ready', listener: () => void): void;
  disconnect(): void;
}

interface RedisModule {
  Redis: new (url: string, options: object) => RedisClient;
}

type Load = (name: string) => unknown;

/** A Redis that is silent for so long is away; readers wait for it once, and not at every request. */
const SILENCE_MS = 1000;

function loadRedis(load: Load): RedisModule {
  try {
    return load('ioredis') as RedisModule;
  } catch (error) {
    throw new Error(
      `[server] LIMITS_REDIS is set, but ioredis cannot be loaded (${(error as NodeJS.ErrnoException).code}) → ${installCommand(['ioredis'])}`,
    );
  }
}

/** Rates that several copies of the server share. While Redis is away, each copy counts for itself. */
function redisRates(url: string, log: (text: string) => void, load: Load): Rates {
  const { Redis } = loadRedis(load);
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    autoResendUnfulfilledCommands: false,
    commandTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
  });
  let isAway = false;
  const away = (message: string) => {
    if (!isAway)
      log(`[server] Redis does not respond, so each instance counts separately: ${message}`);
    isAway = true;
  };
  const back = () => {
    if (isAway) log('[server] Redis responds again, so instances share their counts');
    isAway = false;
  };
  client.on('error', ({ message }) => away(message));
  client.on('ready', back);
  return {
    make(prefix, points) {
      const settings = { keyPrefix: `lectern:${prefix}`, points, duration: RATE_SECONDS };
      const together = new RateLimiterRedis({ ...settings, storeClient: client });
      const alone = new RateLimiterMemory(settings);
      return rateOf({
        async consume(key, cost) {
          try {
            const counted = await together.consume(key, cost);
            back();
            return counted;
          } catch (error) {
            if (error instanceof RateLimiterRes) {
              back();
              throw error;
            }
            // A Redis that is connected can still refuse every command: a replica, a full memory, a wrong password.
            away((error as Error).message);
            return alone.consume(key, cost);
          }
        },
      });
    },
    problem: () =>
      isAway ? 'Redis does not respond. Each instance counts its limits separately.' : undefined,
    close: () => client.disconnect(),
  };
}

/**
 * Rates in Redis where there is one, else in the memory of this process.
 *
 * @param load loads a package, for tests
 * @throws if `ioredis` is not installed, with the command that installs it
 */
export function openRates(
  redisUrl: string | undefined,
  log: (text: string) => void,
  load: Load = createRequire(import.meta.url),
): Rates {
  if (redisUrl) return redisRates(redisUrl, log, load);
  return { make: memoryRates, problem: () => undefined, close: () => {} };
}
