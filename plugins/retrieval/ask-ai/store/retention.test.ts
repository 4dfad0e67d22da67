import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFor } from './retention';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const YEARS = 10 * 365 * DAY;
const deleted: number[] = [];
const said: string[] = [];
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  deleted.length = 0;
  said.length = 0;
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

function begin(): void {
  const store = {
    async deleteBefore(time: number) {
      deleted.push(time);
      return 0;
    },
  };
  end = keepFor(180, store, (text) => said.push(text));
}

/** Checks that one purge took place, and that it did not use the wrong time. */
function expectExpired(): void {
  expect(deleted).toHaveLength(1);
  const [time = 0] = deleted;
  expect(Date.now() - time).toBeGreaterThanOrEqual(180 * DAY);
  expect(Date.now() - time).toBeLessThan(181 * DAY);
}

test('[AI-10] expired questions are deleted soon after the start, and then daily', () => {
  begin();
  vi.advanceTimersByTime(11 * MINUTE);
  expect(deleted).toHaveLength(1);
  expect(Date.now() - Number(deleted[0])).toBeLessThan(181 * DAY);
  vi.advanceTimersByTime(3 * DAY);
  expect(deleted).toHaveLength(4);
});

test('[AI-10] if the clock is years ahead at the start and then corrected, only expired questions are deleted', () => {
  const now = Date.now();
  vi.setSystemTime(now + YEARS);
  begin();
  vi.advanceTimersByTime(MINUTE);
  vi.setSystemTime(now + MINUTE);
  vi.advanceTimersByTime(20 * MINUTE);
  expectExpired();
  expect(said).toEqual([expect.stringContaining('the clock of this machine was set')]);
});

test('[AI-10] if the clock is set ahead and back while the server runs, only expired questions are deleted', () => {
  begin();
  vi.advanceTimersByTime(11 * MINUTE);
  deleted.length = 0;
  const now = Date.now();
  vi.setSystemTime(now + YEARS);
  vi.advanceTimersByTime(DAY + MINUTE);
  expect(deleted).toEqual([]);
  vi.setSystemTime(now + DAY);
  vi.advanceTimersByTime(30 * MINUTE);
  expectExpired();
});
