import process from 'node:process';
import { createAdaptorServer } from '@hono/node-server';
import { createSiteApp } from './server/app';
import { describeListenError, readStartOptions } from './startOptions';

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function main() {
  const options = readStartOptions(process.env);
  const server = createAdaptorServer({ fetch: createSiteApp(options).fetch });
  server.once('error', (error) => fail(describeListenError(error, options.port)));
  server.listen(options.port, () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : options.port;
    process.stdout.write(`The site is on http://localhost:${port}\n`);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close());
}

try {
  main();
} catch (error) {
  fail((error as Error).message);
}
