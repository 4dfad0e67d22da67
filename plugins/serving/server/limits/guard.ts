import type { OpenPlaces } from './openPlaces';
import type { Rate } from './rates';
import { createRefusalPause } from './refusalPause';

/** Why a client is refused, as a status, a sentence and when to ask again. */
export interface Refusal {
  status: 429 | 503;
  message: string;
  /** Seconds. */
  retryAfter: number;
}

/** Where a client asked for more than its share. */
export class Refused extends Error {
  override name = 'Refused';

  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** Lets a client work within its limits. */
export interface Guard {
  /**
   * Does work for a client.
   *
   * @param work `charge` counts more than the one that every request is
   * @throws {Refused} if the client, or all of them together, ask for too much
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
 * Limits the work of clients: how much runs at the same time (`places`), and how much in a minute
 * (`rate`). A request for which there is no place does not count against the rate.
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

/** A guard that lets everything pass, for a server of one reader. */
export const noGuard: Guard = { run: (_client, work) => work(() => {}) };
