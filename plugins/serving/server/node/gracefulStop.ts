import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

export interface StopTimes {
  /**
   * How long connections without a request are kept open, in ms: a request may be on its way. What has
   * arrived by then is still read.
   */
  linger: number;
  /** After how long the rest is cut, in ms. */
  deadline: number;
}

/**
 * Runs `act` once Node has read what has already arrived. A timer of a busy process fires before that:
 * timers come first in each turn of the event loop.
 */
const afterReading = (act: () => void) => void setImmediate(act);

/**
 * Lets a server stop without losing an answer. From `stop()` on no connection is accepted and every
 * answer closes its connection; connections without a request are closed after a moment. Node's own
 * `server.close()` closes those at once, with a request that is on its way, and
 * `closeIdleConnections()` cuts answers that are written but not yet sent.
 *
 * @returns `isStopping`, and `stop`, which settles with the number of answers that were cut
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
      // A connection that the system has accepted, and Node has not, would be reset.
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
