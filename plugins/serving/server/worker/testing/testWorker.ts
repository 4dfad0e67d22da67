import { setTimeout as wait } from 'node:timers/promises';
import { logLine, serveCalls, workerInput } from '../serveCalls';

const calls = {
  greet: (name: string) => `${workerInput<string>()} ${name}`,
  fail: () => {
    throw Object.assign(new Error('the disk is full'), { code: 'full' });
  },
  say: (text: string) => logLine(text),
  crash: () => process.exit(3),
  block: (ms: number) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  },
  sleep: (ms: number, signal: AbortSignal) => wait(ms, 'slept', { signal }),
};

export type TestCalls = typeof calls;
serveCalls(calls);
