import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first call runs immediately, and later calls are combined into one at the end of the interval', () => {
  const work = vi.fn();
  const throttled = throttle(work, 100);
  throttled();
  throttled();
  throttled();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(99);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a pending call can be canceled', () => {
  const work = vi.fn();
  const throttled = throttle(work, 100);
  throttled();
  throttled();
  throttled.cancel();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});
