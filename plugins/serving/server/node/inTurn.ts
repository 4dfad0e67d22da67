import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Answers a request of Node. */
type Listen = (request: IncomingMessage, response: ServerResponse) => void;

/** Requests that may wait on a connection; browsers and proxies send none before they have their answer. */
const MOST_WAITING = 32;

type Waiting = [request: IncomingMessage, response: ServerResponse];

/**
 * Answers the requests of a connection one after the other. Node hands over all requests of a packet at
 * once, more than a thousand of them, and would go on with them when the client has left. A client that
 * sends more than a few before it has its answers loses its connection.
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
