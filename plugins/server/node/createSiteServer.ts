import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

/** How long a client may take, in ms, and how much it may say. */
export const LIMITS = {
  /** The headers of a request, all together with its address. */
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
} as const;

/** A connection on which nothing moves, as when a client does not read its answer. */
const IDLE_TIMEOUT = 60_000;

/** A Node server for a function from Request to Response, with limits for slow and large requests. */
export function createSiteServer(
  fetch: (request: Request) => Response | Promise<Response>,
  limits: Partial<Record<keyof typeof LIMITS, number>> = {},
): Server {
  const server = createAdaptorServer({
    fetch,
    // Old programs send no Host; nothing here depends on it.
    hostname: 'localhost',
    serverOptions: { ...LIMITS, ...limits },
  }) as Server;
  server.timeout = IDLE_TIMEOUT;
  return server;
}
