import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Prevents the server from using up all file descriptors of the process: if there are too many
 * connections, the one that has been idle longest is closed. Browsers open a new one when they need
 * it.
 */
export function limitConnections(server: Server, most: number): void {
  const answering = new Map<Socket, number>();
  /** Connections without a request, the one that has been idle longest first. */
  const idle = new Set<Socket>();

  function count(socket: Socket, change: number): void {
    const answers = answering.get(socket);
    if (answers === undefined) return;
    answering.set(socket, answers + change);
    if (answers + change === 0) idle.add(socket);
    else idle.delete(socket);
  }

  server.on('connection', (socket: Socket) => {
    answering.set(socket, 0);
    socket.once('close', () => {
      answering.delete(socket);
      idle.delete(socket);
    });
    const [oldest] = idle;
    if (answering.size > most && oldest) {
      // Closing takes a moment, and the same connection must not be chosen again.
      idle.delete(oldest);
      answering.delete(oldest);
      oldest.destroy();
    }
    idle.add(socket);
  });
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
}
