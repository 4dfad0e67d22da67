import { DAY_MS, dayOf } from './eventCount';

/** What a database remembers of the clocks of its servers. */
export interface ClockRecord {
  /** The last time that was trusted, in ms since 1970; `0` before the first. */
  trustedAt: number;
  /** The last day on which the clock was in doubt, in days since 1970. */
  doubtedDay: number;
  /** The number of days in a row on which the clock was in doubt. */
  doubtedDays: number;
}

/** How far a clock may be from the last trusted time, in ms. A server that is off for longer is in doubt at first. */
const TOLERANCE = DAY_MS;
/** On how many different days a clock must have been seen before it is trusted. */
const DAYS_TO_TRUST = 7;

/** The record of a database whose entries are all recent. */
export const newClock = (now: number): ClockRecord => ({
  trustedAt: now,
  doubtedDay: 0,
  doubtedDays: 0,
});

/** The record of a database with older entries, written before clocks were recorded. */
export const UNKNOWN_CLOCK: ClockRecord = { trustedAt: 0, doubtedDay: 0, doubtedDays: 0 };

/**
 * Compares a clock with the last trusted time. If they differ by more than a day, the clock is wrong, or the server was
 * off. Nobody can tell these apart at once, so the clock is only trusted after it has been seen on seven days.
 */
export function checkClock(record: ClockRecord, now: number): ClockRecord {
  if (Math.abs(now - record.trustedAt) <= TOLERANCE) return newClock(now);
  const day = dayOf(now);
  if (record.doubtedDays > 0 && day === record.doubtedDay) return record;
  const isNext = record.doubtedDays > 0 && day > record.doubtedDay;
  const doubtedDays = isNext ? record.doubtedDays + 1 : 1;
  if (doubtedDays > DAYS_TO_TRUST) return newClock(now);
  return { ...record, doubtedDay: day, doubtedDays };
}
