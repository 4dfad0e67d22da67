import type { OpenPlaces } from './openPlaces';
import type { Rate } from './rates';
import { createRefusalPause } from './refusalPause';

/** The reason why a request is refused: a status, a message and when to retry. */
export interface Refusal {
  status: 429 | 503;
  message: string;
  /** In seconds. */
  retryAfter: number;
}

/** Thrown when a client exceeds its limits. */
export class Refused extends Error {
  override name = 'Refused';

  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** Runs the work of clients within their limits. */
export interface Guard {
  /**
   * Runs work for a client.
   *
   * @param work can call `charge` to count more than the one point of every request
   * @throws {Refused} if the client, or all clients together, exceed a limit
   */
  run<Value>(
    client: string,
    work: (charge: (points: number) => void) => Promise<Value>,
  ): Promise<Value>;
}

const BUSY_SECONDS = 1;

function refuse(status: Refusal['status'], message: string, retryAfter: number): never {
  throw new Refused({ status, message, retryAfter });
}

/**
 * Limits the work of clients: the number of concurrent requests (`places`) and the number per
 * minute (`rate`). A request that finds no free slot does not count against the rate.
 *
 * @param pause delays refusals
 */
export function createGuard(
  rate: Rate,
  places: OpenPlaces,
  pause: () => Promise<void> = createRefusalPause(),
): Guard {
  async function enter(client: string): Promise<() => void> {
    const release = places.open(client);
    if (release === 'client') {
      refuse(429, 'Too many requests at once. Please wait for a response.', BUSY_SECONDS);
    }
    if (release === 'server') {
      refuse(503, 'The server is busy. Please try again shortly.', BUSY_SECONDS);
    }
    const seconds = await rate.take(client);
    if (seconds === undefined) return release;
    release();
    refuse(429, `Too many requests. Please try again in ${seconds} s.`, seconds);
  }

  return {
    async run(client, work) {
      const release = await enter(client).catch(async (refused) => {
        await pause();
        throw refused;
      });
      try {
        return await work((points) => void rate.take(client, points));
      } finally {
        release();
      }
    },
  };
}

/** A guard without limits, for a server with a single user. */
export const noGuard: Guard = { run: (_client, work) => work(() => {}) };
