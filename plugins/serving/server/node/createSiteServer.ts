import { createServer, type Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { textAnswer } from '../server/answers';
import { connectionRoom } from '../server/openFiles';
import { answerBadRequests, lacksHost, refuseWithoutHost } from './badRequests';
import { inTurn } from './inTurn';
import { limitConnections } from './limitConnections';

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

function errorAnswer(error: unknown): Response {
  if (error instanceof RequestError) {
    return textAnswer(400, `The request cannot be answered: ${error.message}.`);
  }
  console.error(`[server] a response failed → ${error instanceof Error ? error.stack : error}`);
  return textAnswer(500, 'Internal server error.');
}

/**
 * A Node server for a function from Request to Response, with limits for slow and large requests. What
 * is no request gets a sentence, too.
 */
export function createSiteServer(
  fetch: (request: Request) => Response | Promise<Response>,
  limits: Partial<Record<keyof typeof LIMITS, number>> = {},
): Server {
  const listen = getRequestListener(fetch, {
    // Old programs send no Host; nothing here depends on it.
    hostname: 'localhost',
    errorHandler: errorAnswer,
  });
  const options = { ...LIMITS, ...limits, requireHostHeader: false };
  const server = createServer(
    options,
    inTurn((request, response) => {
      if (lacksHost(request)) refuseWithoutHost(response);
      else void listen(request, response);
    }),
  );
  limitConnections(server, connectionRoom());
  answerBadRequests(server);
  server.timeout = IDLE_TIMEOUT;
  return server;
}
