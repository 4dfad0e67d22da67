import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { openWorker } from './openWorker';
import { startWorker } from './startWorker';
import type { TestCalls } from './testing/testWorker';

const lines: string[] = [];
const opened: { close(): Promise<void> }[] = [];

function open(patience = 20_000) {
  const worker = openWorker<TestCalls>({
    start: () =>
      startWorker(new URL('./testing/x.ts', import.meta.url).href, 'testWorker', 'Hello'),
    name: 'The thread',
    log: (line) => lines.push(line),
    patience,
  });
  opened.push(worker);
  return worker;
}

afterEach(async () => {
  lines.length = 0;
  for (const worker of opened.splice(0)) await worker.close();
});

test('[SAFE-2] a thread answers, fails with an error code and writes to our log', async () => {
  const worker = open();
  expect(await worker.call('greet', 'Ada')).toBe('Hello Ada');
  await expect(worker.call('fail', undefined)).rejects.toMatchObject({
    message: 'the disk is full',
    code: 'full',
  });
  await worker.call('say', 'a line');
  expect(lines).toEqual(['a line']);
  expect(worker.waiting()).toBe(0);
});

test('[SAFE-2] work in a thread does not block this one', async () => {
  const worker = open();
  await worker.call('greet', '');
  const blocked = worker.call('block', 300);
  let longest = 0;
  for (let last = performance.now(); worker.waiting() > 0; ) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }
  await blocked;
  expect(longest).toBeLessThan(150);
});

test('[SAFE-2] a thread that exits fails its calls and is logged, and the next call restarts it', async () => {
  const worker = open();
  await expect(worker.call('crash', undefined as never)).rejects.toThrow('has ended with 3');
  expect(worker.problem()).toBe('has ended with 3');
  expect(worker.isLoaded()).toBe(false);
  expect(lines).toEqual(['The thread has ended with 3 → it will be restarted when it is needed']);
  const greeted = worker.call('greet', 'again');
  expect(worker.isLoaded()).toBe(false);
  expect(await greeted).toBe('Hello again');
  expect(worker.problem()).toBeUndefined();
  expect(worker.isLoaded()).toBe(true);
});

test('[SAFE-2] a call that takes too long fails', async () => {
  const worker = open(2500);
  await worker.call('greet', '');
  await expect(worker.call('block', 60_000)).rejects.toThrow('takes longer than 2500 ms');
  expect(worker.problem()).toBe('takes longer than 2500 ms');
});

/** A thread that only answers on demand. */
class SlowThread extends EventEmitter {
  asked: number[] = [];
  isEnded = false;
  postMessage({ id }: { id: number }) {
    this.asked.push(id);
  }
  async terminate() {
    this.isEnded = true;
  }
}

test('[SAFE-2] a slowly starting thread is kept, while its calls fail', async () => {
  const threads: SlowThread[] = [];
  const worker = openWorker<TestCalls>({
    start: () => {
      threads.push(new SlowThread());
      return threads.at(-1) as unknown as Worker;
    },
    name: 'The thread',
    log: (line) => lines.push(line),
    patience: 60,
  });
  opened.push(worker);
  const late = 'The thread takes longer than 60 ms to start';
  await expect(worker.call('greet', '')).rejects.toThrow(late);
  await expect(worker.call('greet', '')).rejects.toThrow(late);
  expect(lines).toEqual([`${late} → still waiting`]);
  expect(worker.problem()).toBe('takes longer than 60 ms to start');
  const greeted = worker.call('greet', '');
  threads[0]?.emit('message', { id: threads[0].asked[0], value: 'late' });
  threads[0]?.emit('message', { id: threads[0].asked[2], value: 'Hello' });
  expect(await greeted).toBe('Hello');
  expect(worker.problem()).toBeUndefined();
  // The thread has answered before, so another delay means that it hangs.
  await expect(worker.call('greet', '')).rejects.toThrow('The thread takes longer than 60 ms');
  expect(threads.map(({ isEnded }) => isEnded)).toEqual([true]);
});

test('[SAFE-2] a thread that never starts is eventually restarted', async () => {
  let started = 0;
  const worker = openWorker<TestCalls>({
    start: () => {
      started += 1;
      return new SlowThread() as unknown as Worker;
    },
    name: 'The thread',
    log: (line) => lines.push(line),
    patience: 20,
  });
  opened.push(worker);
  for (let calls = 0; started < 2 && calls < 100; calls += 1) {
    await expect(worker.call('greet', '')).rejects.toThrow('takes longer than 20 ms');
  }
  expect(started).toBe(2);
});

test('aborting a call ends its work', async () => {
  const worker = open();
  await worker.call('greet', '');
  const left = new AbortController();
  const slept = worker.call('sleep', 60_000, left.signal);
  left.abort(new Error('left'));
  await expect(slept).rejects.toThrow('left');
  expect(worker.waiting()).toBe(0);
});
