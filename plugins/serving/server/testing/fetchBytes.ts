import { type Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Requests a file and counts its bytes. `pause` is a time in which the client stops reading. */
export function fetchBytes(port: number, path: string, agent?: Agent, pause = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(
      { port, path, agent, host: '127.0.0.1' },
      async (answer: IncomingMessage) => {
        let bytes = 0;
        answer.once('error', reject);
        await wait(pause);
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.once('end', () => resolve(answer.complete ? bytes : -1));
      },
    );
    request.once('error', reject);
  });
}
