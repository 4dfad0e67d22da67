import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { boundedLog } from '../server/node/boundedLog';
import { createClosing } from '../server/node/closing';
import { createSiteServer } from '../server/node/createSiteServer';
import { gracefulStop } from '../server/node/gracefulStop';
import { logRequests } from '../server/node/requestLog';
import { onParentExit, onStopSignals } from '../server/node/stopSignals';
import { createSitesApp } from '../server/server/app';
import { siteRoutes } from './siteRoutes';
import {
  describeListenError,
  describeReadError,
  type StartOptions,
  servedAddress,
} from './startOptions';

/**
 * The times of a shutdown, in ms from the signal. Responses may take until `drain`. Then Ask AI
 * ends its answers, marked as incomplete, and at `deadline` the remaining connections are closed.
 * Everything, including the database, is finished before Docker kills a container, after 10
 * seconds.
 */
const STOP_TIMES = { linger: 1_000, drain: 4_500, deadline: 8_000 };
/**
 * The maximum time, in ms, for which the server waits for the data of the search before it accepts requests.
 * Searches that come earlier than the data wait for it.
 */
const LOAD_TIME = 5_000;
/** The timeout for closing the database, in ms. */
const CLOSE_TIME = 4_500;

/**
 * Ignores errors of the log streams, so that pages are still served if the reader of the log is gone. Other commands end
 * then, because of a listener that is removed here.
 */
function ignoreStreamErrors(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.removeAllListeners('error').on('error', () => {});
  }
}

const writeError = boundedLog(process.stderr);
const complain = (text: string) => writeError(`${text}\n`);

/**
 * Returns the result of `make`. If that throws, ends the process, because running threads would
 * keep it alive.
 */
function orExit<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    complain(describeReadError(error as Error));
    process.exit(1);
  }
}

/**
 * Serves built sites until the process receives a signal to stop. It ends the process when the server
 * stops, and immediately if a variable is invalid, a package is missing or the port cannot be used.
 */
export function runServer({ port, host, hasLog, ...served }: StartOptions): void {
  ignoreStreamErrors();
  const closing = createClosing(CLOSE_TIME, complain);
  const loading: Promise<void>[] = [];
  const app = orExit(() =>
    createSitesApp({
      ...served,
      routes: (index) => siteRoutes(index, closing.atStop, (loaded) => void loading.push(loaded)),
      isReady: () => !stopping.isStopping(),
    }),
  );
  const server = createSiteServer(app.fetch);
  const stopping = gracefulStop(server, STOP_TIMES);
  const write = boundedLog(process.stdout);
  const flush = hasLog ? logRequests(server, write) : () => {};

  server.once('error', (error) => {
    complain(describeListenError(error, port));
    process.exit(1);
  });
  let isStopping = false;
  function listen(): void {
    if (isStopping) return;
    server.listen({ port, host }, () => {
      const address = server.address();
      const actual = typeof address === 'object' ? address?.port : undefined;
      write(`Serving on ${servedAddress(host, actual ?? port)}\n`);
    });
  }
  if (loading.length === 0) listen();
  else void Promise.race([Promise.all(loading), wait(LOAD_TIME)]).then(listen);
  async function stop(reason: string) {
    if (isStopping) return;
    isStopping = true;
    complain(`[server] ${reason}: finishing open responses before stopping`);
    const stopped = stopping.stop();
    await Promise.race([stopped, wait(STOP_TIMES.drain, undefined, { ref: false })]);
    await closing.close();
    const cut = await stopped;
    flush();
    if (cut > 0) complain(`[server] ${cut} responses were cut off at the deadline`);
    process.exit(0);
  }
  onStopSignals(process, { stop, endNow: (code) => process.exit(code) });
  if (process.env.npm_lifecycle_event) onParentExit(stop, () => process.ppid);
}
