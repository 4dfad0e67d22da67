import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

export interface StopTimes {
  /**
   * How long connections without a request stay open, in ms, because a request may be in transit.
   * Requests that have arrived by then are still read.
   */
  linger: number;
  /** After how many milliseconds the remaining connections are closed. */
  deadline: number;
}

/**
 * Runs `act` after Node has read the data that already arrived. In a busy process, a timer would
 * fire before that, because timers come first in each turn of the event loop.
 */
const afterReading = (act: () => void) => void setImmediate(act);

/**
 * Stops a server without losing a response. After `stop()`, no connection is accepted, and every
 * response closes its connection. Connections without a request are closed after a moment: Node's
 * own `server.close()` closes them at once, including those with a request in transit, and
 * `closeIdleConnections()` cuts responses that are written but not yet sent.
 *
 * @returns `isStopping`, and `stop`, which resolves to the number of responses that were cut
 */
export function gracefulStop(server: Server, { linger, deadline }: StopTimes) {
  const answersOf = new Map<Socket, number>();
  let isStopping = false;
  let isLingering = true;

  function closeIfIdle(socket: Socket) {
    if (isStopping && !isLingering && answersOf.get(socket) === 0) socket.destroySoon();
  }

  function count(socket: Socket, change: number) {
    const answers = answersOf.get(socket);
    if (answers !== undefined) answersOf.set(socket, answers + change);
  }

  server.on('connection', (socket: Socket) => {
    answersOf.set(socket, 0);
    socket.once('close', () => answersOf.delete(socket));
  });
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (isStopping) response.shouldKeepAlive = false;
    count(socket, 1);
    response.once('close', () => {
      count(socket, -1);
      closeIfIdle(socket);
    });
  });

  function stop(): Promise<number> {
    isStopping = true;
    return new Promise((resolve) => {
      let cut = 0;
      const timers = [
        setTimeout(() => {
          isLingering = false;
          afterReading(() => {
            for (const socket of answersOf.keys()) closeIfIdle(socket);
          });
        }, linger),
        setTimeout(() => {
          cut = [...answersOf.values()].reduce((sum, answers) => sum + answers, 0);
          for (const socket of answersOf.keys()) socket.destroy();
        }, deadline),
      ];
      // Connections that the system has accepted, but Node has not, would be reset.
      afterReading(() =>
        NetServer.prototype.close.call(server, () => {
          timers.forEach(clearTimeout);
          resolve(cut);
        }),
      );
    });
  }

  return { isStopping: () => isStopping, stop };
}
