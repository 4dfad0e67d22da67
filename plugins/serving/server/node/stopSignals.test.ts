import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onParentExit, onStopSignals } from './stopSignals';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listen() {
  const source = new EventEmitter();
  const seen: (string | number)[] = [];
  onStopSignals(source, { stop: (why) => seen.push(why), endNow: (code) => seen.push(code) });
  return { seen, send: (signal: string) => source.emit(signal) };
}

test('[SAFE-2] signals within a second count as one, because a terminal and npm both send it', () => {
  const { seen, send } = listen();
  send('SIGINT');
  send('SIGINT');
  vi.advanceTimersByTime(999);
  send('SIGTERM');
  expect(seen).toEqual(['SIGINT']);
});

test('[SAFE-2] closing the terminal stops the server like any signal', () => {
  const { seen, send } = listen();
  send('SIGHUP');
  expect(seen).toEqual(['SIGHUP']);
});

test('[SAFE-2] a later signal ends the process immediately', () => {
  const { seen, send } = listen();
  send('SIGTERM');
  vi.advanceTimersByTime(1000);
  send('SIGTERM');
  send('SIGINT');
  expect(seen).toEqual(['SIGTERM', 143, 130]);
});

test('[SAFE-2] the server stops once if npm was killed', () => {
  let parent = 7;
  const seen: string[] = [];
  onParentExit(
    (why) => seen.push(why),
    () => parent,
  );
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual([]);
  parent = 1;
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual(['npm has exited']);
});
