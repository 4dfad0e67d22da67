import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request listener of a Node server. */
type Listen = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The maximum number of requests that may wait on a connection. Browsers and proxies do not send
 * another one before they have received the response.
 */
const MOST_WAITING = 32;

type Waiting = [request: IncomingMessage, response: ServerResponse];

/**
 * Answers the requests of a connection one after the other. Node emits all requests of a packet at
 * once, which can be more than a thousand, and would process them even if the client has left. A
 * client that pipelines more than a few requests loses its connection.
 */
export function inTurn(listen: Listen, most = MOST_WAITING): Listen {
  const queues = new WeakMap<Socket, Waiting[]>();

  function begin(socket: Socket, queue: Waiting[], [request, response]: Waiting): void {
    response.once('close', () => {
      if (queue.length === 0) queues.delete(socket);
      // In the next turn of the event loop: other connections are read before.
      else setImmediate(beginNext, socket, queue);
    });
    listen(request, response);
  }

  function beginNext(socket: Socket, queue: Waiting[]): void {
    const next = queue.shift();
    if (!next) queues.delete(socket);
    else if (socket.writable) begin(socket, queue, next);
  }

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const queue = queues.get(socket);
    if (!queue) {
      const first: Waiting[] = [];
      queues.set(socket, first);
      begin(socket, first, [request, response]);
    } else if (queue.length < most) {
      queue.push([request, response]);
    } else {
      queue.length = 0;
      socket.destroy();
    }
  };
}
