import { expect, test } from 'vitest';
import { type ClockRecord, checkClock, newClock, UNKNOWN_CLOCK } from './clockRecord';
import { DAY_MS } from './eventCount';

const NOW = Date.UTC(2026, 10, 26, 12);
const HOUR = DAY_MS / 24;
const isTrusted = (record: ClockRecord, now: number) => record.trustedAt === now;

/** Checks a clock every hour. @returns the hours until it is trusted */
function hoursToTrust(record: ClockRecord, start: number): number {
  let current = record;
  for (let hours = 0; hours < 24 * 30; hours += 1) {
    current = checkClock(current, start + hours * HOUR);
    if (isTrusted(current, start + hours * HOUR)) return hours;
  }
  return Number.POSITIVE_INFINITY;
}

test('[AI-10] a clock within a day of the last trusted time is trusted', () => {
  for (const ahead of [0, HOUR, -HOUR, DAY_MS, -DAY_MS]) {
    expect(checkClock(newClock(NOW), NOW + ahead)).toEqual(newClock(NOW + ahead));
  }
});

test.each([
  ['years ahead', newClock(NOW), NOW + 3650 * DAY_MS],
  ['years behind', newClock(NOW), NOW - 3650 * DAY_MS],
  ['two days ahead, as after a stop', newClock(NOW), NOW + 2 * DAY_MS],
  ['of a database without a record', UNKNOWN_CLOCK, NOW],
])('[AI-10] a clock %s is trusted after seven days', (_, record, start) => {
  expect(hoursToTrust(record, start)).toBeGreaterThan(6 * 24);
  expect(hoursToTrust(record, start)).toBeLessThanOrEqual(7 * 24);
});

test('[AI-10] a corrected clock is trusted at once, and the doubt starts over', () => {
  let record = newClock(NOW);
  for (let day = 0; day < 6; day += 1) {
    record = checkClock(record, NOW + (1000 + day) * DAY_MS);
    expect(record.trustedAt).toBe(NOW);
  }
  record = checkClock(record, NOW + HOUR);
  expect(record).toEqual(newClock(NOW + HOUR));
  expect(checkClock(record, NOW + 1006 * DAY_MS)).toMatchObject({ doubtedDays: 1 });
});

test('[AI-10] two servers with different clocks never trust the wrong one', () => {
  let record = newClock(NOW);
  for (let hours = 0; hours < 24 * 30; hours += 1) {
    record = checkClock(record, NOW + 1000 * DAY_MS + hours * HOUR);
    expect(record.trustedAt).toBeLessThan(NOW + 31 * DAY_MS);
    record = checkClock(record, NOW + hours * HOUR);
    expect(record.trustedAt).toBe(NOW + hours * HOUR);
  }
});
