import { createRequire } from 'node:module';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { installCommand } from '../../../support/optionalPackage';
import { type MakeRate, memoryRates, RATE_SECONDS, rateOf } from './rates';

/** The store in which rates are counted. */
export interface Rates {
  make: MakeRate;
  /** Returns why server processes cannot count together, as a sentence. */
  problem(): string | undefined;
  close(): void;
}

/** The part of the `ioredis` client that we use. The package is only loaded if a Redis is configured. */
interface RedisClient {
  on(event: 'error', listener: (error: Error) => void): void;
  on(event: 'ready', listener: () => void): void;
  disconnect(): void;
}

interface RedisModule {
  Redis: new (url: string, options: object) => RedisClient;
}

type Load = (name: string) => unknown;

/**
 * The timeout of Redis commands. After a timeout, Redis counts as unavailable, so that readers wait
 * once and not at every request.
 */
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

/** Creates rates that several server processes share. While Redis is unavailable, each process counts alone. */
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
            // A connected Redis can still refuse every command, for example a replica, a full
            // memory or a wrong password.
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
 * Creates rates in Redis if one is configured, otherwise in the memory of this process.
 *
 * @param load loads a package; tests replace it
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
