import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deadlineSignal } from './deadline';
import { firstSignal } from './firstSignal';
import { reasonOf } from './loadFailure';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AbortSignal', class {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a passed deadline is reported as slow, also in browsers without AbortSignal.timeout', () => {
  const signal = deadlineSignal(1000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
  expect(reasonOf(signal.reason)).toBe('slow');
});

test('the first of several signals aborts, with its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const signal = firstSignal(one.signal, other.signal);
  other.abort('left');
  one.abort('late');
  expect(signal.reason).toBe('left');
  expect(firstSignal(one.signal).reason).toBe('late');
});
