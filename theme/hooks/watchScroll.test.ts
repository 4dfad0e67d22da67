import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchScroll } from './watchScroll';

let target: EventTarget;
const scroll = () => target.dispatchEvent(new Event('scroll'));

beforeEach(() => {
  vi.useFakeTimers();
  target = new EventTarget();
  vi.stubGlobal('window', target);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([100, 200])('[NAV-8] scrolling makes work once in %i ms, and once at its end', (ms) => {
  const work = vi.fn();
  watchScroll(work, ms);
  for (let at = 0; at < 2 * ms; at += 10) {
    scroll();
    vi.advanceTimersByTime(10);
  }
  expect(work).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(3);
});

test('nothing more happens once nobody watches', () => {
  const work = vi.fn();
  const stop = watchScroll(work, 200);
  scroll();
  scroll();
  stop();
  scroll();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});
