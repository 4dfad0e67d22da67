import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotLoaded } from './loadFailure';
import { failures, reportFailure, setFailure } from './loadFailures';

const reload = vi.fn();
const retry = () => {};

beforeEach(() => vi.stubGlobal('location', { reload }));
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
  failures.listeners.clear();
  setFailure();
});

test('a failed load is reported, and the page stays open', () => {
  const listener = vi.fn();
  failures.listeners.add(listener);
  reportFailure(new NotLoaded('outdated'), retry);
  expect(failures.last).toEqual({ reason: 'outdated', retry });
  expect(listener).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['outdated', 1],
  ['failed', 1],
  ['offline', 0],
  ['slow', 0],
] as const)('[FAST-3] without a listener (%s), the page is reloaded %i times', (reason, times) => {
  reportFailure(new NotLoaded(reason), retry);
  expect(reload).toHaveBeenCalledTimes(times);
});
