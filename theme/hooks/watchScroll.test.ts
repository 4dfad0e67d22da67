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

test.each([100, 200])(
  '[NAV-8] while scrolling, the work runs once in %i ms, and once at the end',
  (ms) => {
    const work = vi.fn();
    watchScroll(work, ms);
    for (let at = 0; at < 2 * ms; at += 10) {
      scroll();
      vi.advanceTimersByTime(10);
    }
    expect(work).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(3);
  },
);

test('nothing runs after watching has stopped', () => {
  const work = vi.fn();
  const stop = watchScroll(work, 200);
  scroll();
  scroll();
  stop();
  scroll();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});
