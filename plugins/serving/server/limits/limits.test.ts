import { once } from 'node:events';
import { type AddressInfo, createServer as createNetServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { redis, startRedis } from '../testing/redis';
import { createGuard, Refused } from './guard';
import { createOpenPlaces } from './openPlaces';
import { memoryRates } from './rates';
import { readLimits } from './readLimits';
import { createRefusalPause } from './refusalPause';
import { openRates } from './sharedRates';

const guardOf = (perMinute: number, perClient = 10, all = 10) =>
  createGuard(memoryRates(crypto.randomUUID(), perMinute), createOpenPlaces(perClient, all));

async function refusalOf(work: Promise<unknown>) {
  const error = await work.then(() => undefined).catch((refused) => refused);
  expect(error).toBeInstanceOf(Refused);
  return (error as Refused).refusal;
}

test('[SAFE-2] every client has its own budget per minute', async () => {
  const guard = guardOf(3);
  await guard.run('a', async (charge) => charge(1));
  await guard.run('a', async () => {});
  expect(await refusalOf(guard.run('a', async () => {}))).toEqual({
    status: 429,
    message: expect.stringMatching(/^Too many requests. Please try again in \d+ s.$/),
    retryAfter: expect.closeTo(60, -1),
  });
  expect(await guard.run('b', async () => 'done')).toBe('done');
});

test('[SAFE-2] the number of concurrent requests is limited per client and in total, and failures release their slot', async () => {
  const guard = guardOf(100, 1, 2);
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const open = ['a', 'b'].map((client) => guard.run(client, () => held));
  expect(await refusalOf(guard.run('a', async () => {}))).toMatchObject({ status: 429 });
  expect(await refusalOf(guard.run('c', async () => {}))).toEqual({
    status: 503,
    message: 'The server is busy. Please try again shortly.',
    retryAfter: 1,
  });
  finish();
  await Promise.all(open);
  const failed = guard.run('a', () => Promise.reject(new Error('failed')));
  await expect(failed).rejects.toThrow('failed');
  expect(await guard.run('a', async () => 'done')).toBe('done');
});

test('[SAFE-2] a request without a free slot does not count against the rate', async () => {
  const guard = guardOf(2, 1);
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const open = guard.run('a', () => held);
  for (let at = 0; at < 5; at += 1) {
    expect((await refusalOf(guard.run('a', async () => {}))).message).toContain('at once');
  }
  finish();
  await open;
  expect(await guard.run('a', async () => 'done')).toBe('done');
});

test('[SAFE-2] only a limited number of refusals is delayed at the same time', async () => {
  const pause = createRefusalPause(100, 1);
  const start = performance.now();
  const first = pause();
  await pause();
  expect(performance.now() - start).toBeLessThan(90);
  await first;
  expect(performance.now() - start).toBeGreaterThan(90);
});

test('reads the limits from the environment, and reports invalid ones', () => {
  expect(readLimits({})).toEqual({
    searchesPerMinute: 600,
    mcpCallsPerMinute: 240,
    concurrentPerClient: 8,
    concurrent: 64,
    searchThreads: 1,
    redisUrl: undefined,
  });
  expect(readLimits({ LIMIT_SEARCHES_PER_MINUTE: '5' }).searchesPerMinute).toBe(5);
  expect(() => readLimits({ LIMIT_CONCURRENT: '0' })).toThrow(
    '[server] LIMIT_CONCURRENT must be a whole number from 1 to 1000000, but is "0"',
  );
  expect(() => readLimits({ SEARCH_THREADS: 'two' })).toThrow(
    '[server] SEARCH_THREADS must be a whole number from 1 to 64, but is "two"',
  );
  expect(() => readLimits({ LIMITS_REDIS: 'localhost' })).toThrow(
    '[server] LIMITS_REDIS must be a URL such as redis://127.0.0.1:6379, but is "localhost"',
  );
});

test('[SAFE-2] reports a missing Redis package with the command that installs it', () => {
  const load = () => {
    throw Object.assign(new Error('not found'), { code: 'MODULE_NOT_FOUND' });
  };
  expect(() => openRates('redis://127.0.0.1:1', () => {}, load)).toThrow(
    '[server] LIMITS_REDIS is set, but ioredis cannot be loaded (MODULE_NOT_FOUND) → npm install ioredis@6',
  );
  expect(openRates(undefined, () => {}, load).problem()).toBeUndefined();
});

const GREETINGS: Record<string, string> = {
  hello: '%0\r\n',
  client: '+OK\r\n',
  info: '$9\r\nloading:0\r\n',
};

/** A Redis that greets its first client, and then no longer answers. */
async function silentRedis(): Promise<Server> {
  let isSilent = false;
  const server = createNetServer((socket) => {
    socket.on('error', () => {});
    if (isSilent) return;
    isSilent = true;
    socket.on('data', (data) => {
      const text = data.toString().toLowerCase();
      for (const [, command = ''] of text.matchAll(/\r\n(hello|client|info)\r\n/g)) {
        socket.write(GREETINGS[command] ?? '');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('[SAFE-2] readers do not wait for a Redis that accepts connections but does not answer', async () => {
  const server = await silentRedis();
  const { port } = server.address() as AddressInfo;
  const said: string[] = [];
  const rates = openRates(`redis://127.0.0.1:${port}`, (text) => void said.push(text));
  const rate = rates.make('silent', 2);
  await once(server, 'connection');
  await wait(300);
  expect(await rate.take('a')).toBeUndefined();
  expect(await rate.take('a')).toBeUndefined();
  expect(await rate.take('a')).toBeGreaterThan(0);
  expect(rates.problem()).toBe(
    'Redis does not respond. Each instance counts its limits separately.',
  );
  expect(said).toHaveLength(1);
  rates.close();
  server.close();
});

test.skipIf(!redis)(
  '[SAFE-2] a Redis that answers every command with an error counts as away, until it counts again',
  async () => {
    const running = await startRedis();
    const said: string[] = [];
    const rates = openRates(`redis://127.0.0.1:${running.port}`, (text) => void said.push(text));
    const control = new Redis(running.port, '127.0.0.1');
    try {
      const rate = rates.make('refusing', 2);
      const problem = async () => {
        await rate.take('a');
        return rates.problem();
      };
      await expect.poll(problem).toBeUndefined();
      await control.replicaof('127.0.0.1', 1);
      expect(await rate.take('b')).toBeUndefined();
      expect(await rate.take('b')).toBeUndefined();
      expect(await rate.take('b')).toBeGreaterThan(0);
      expect(rates.problem()).toBe(
        'Redis does not respond. Each instance counts its limits separately.',
      );
      expect(said.at(-1)).toContain('READONLY');

      await control.replicaof('NO', 'ONE');
      await rate.take('c');
      expect(rates.problem()).toBeUndefined();
      expect(said.at(-1)).toBe('[server] Redis responds again, so instances share their counts');
    } finally {
      control.disconnect();
      rates.close();
      await running.kill();
    }
  },
);
