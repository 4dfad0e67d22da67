import { createServer, type Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { textAnswer } from '../server/answers';
import { connectionRoom } from '../server/openFiles';
import { answerBadRequests, lacksHost, refuseWithoutHost } from './badRequests';
import { inTurn } from './inTurn';
import { limitConnections } from './limitConnections';

/** The time and size limits of requests. Times are in milliseconds. */
export const LIMITS = {
  /** The maximum size of all headers of a request, including its address. */
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
} as const;

/** The timeout of a connection without traffic, for example if a client does not read the response. */
const IDLE_TIMEOUT = 60_000;

function errorAnswer(error: unknown): Response {
  if (error instanceof RequestError) {
    return textAnswer(400, `The request cannot be answered: ${error.message}.`);
  }
  console.error(`[server] a response failed → ${error instanceof Error ? error.stack : error}`);
  return textAnswer(500, 'Internal server error.');
}

/**
 * Creates a Node server for a function from Request to Response, with limits for slow and large
 * requests. Malformed requests get a response text, too.
 */
export function createSiteServer(
  fetch: (request: Request) => Response | Promise<Response>,
  limits: Partial<Record<keyof typeof LIMITS, number>> = {},
): Server {
  const listen = getRequestListener(fetch, {
    // Old programs send no `Host`. Nothing here depends on it.
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
