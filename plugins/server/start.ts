import process from 'node:process';
import { createClosing } from './node/closing';
import { createSiteServer } from './node/createSiteServer';
import { gracefulStop } from './node/gracefulStop';
import { logRequests } from './node/requestLog';
import { createSiteApp } from './server/app';
import { siteRoutes } from './siteRoutes';
import { describeListenError, readStartOptions } from './startOptions';

const STOP_TIMES = { linger: 500, deadline: 10_000 };
/** How long a database may take to write what is left, in ms. */
const CLOSE_TIME = 5_000;

const complain = (text: string) => void process.stderr.write(`${text}\n`);

function fail(message: string): never {
  complain(message);
  process.exit(1);
}

function main() {
  const { port, host, hasLog, ...site } = readStartOptions(process.env);
  const closing = createClosing(CLOSE_TIME, complain);
  const app = createSiteApp({
    ...site,
    routes: (index) => siteRoutes(index, closing.atStop),
    isReady: () => !stopping.isStopping(),
  });
  const server = createSiteServer(app.fetch);
  const stopping = gracefulStop(server, STOP_TIMES);
  const write = (text: string) => process.stdout.write(text);
  const flush = hasLog ? logRequests(server, write) : () => {};

  server.once('error', (error) => fail(describeListenError(error, port)));
  server.listen({ port, host }, () => {
    const address = server.address();
    const actual = typeof address === 'object' ? address?.port : port;
    write(`The site is on http://${host ?? 'localhost'}:${actual}\n`);
  });
  // Once: a second signal ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      const cut = await stopping.stop();
      flush();
      if (cut > 0) complain(`[server] ${cut} answers were cut at the deadline`);
      await closing.close();
      process.exit(0);
    });
  }
}

try {
  main();
} catch (error) {
  fail((error as Error).message);
}
