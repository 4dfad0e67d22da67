import type { Client, InStatement } from '@libsql/client';
import { type ClockRecord, checkClock, newClock, UNKNOWN_CLOCK } from './clockRecord';
import { DAY_MS, dayOf } from './eventCount';
import { deleteBefore } from './statements';

/** The outcome of a search for expired entries. */
export interface Expired {
  /** The number of deleted answers. */
  deleted: number;
  /** By how much the clock is ahead of the last trusted time, in ms, if it is in doubt and nothing was deleted. */
  doubt?: number;
}

async function readClock(client: Client, now: number): Promise<ClockRecord> {
  const { rows } = await client.execute('SELECT * FROM clock');
  const [row] = rows;
  if (row) {
    return {
      trustedAt: Number(row.trusted_at),
      doubtedDay: Number(row.doubted_day),
      doubtedDays: Number(row.doubted_days),
    };
  }
  const older = await client.execute({
    sql: `SELECT EXISTS (SELECT 1 FROM answers WHERE asked_at < :time)
      OR EXISTS (SELECT 1 FROM opinions WHERE said_at < :time)
      OR EXISTS (SELECT 1 FROM sightings WHERE day < :day) AS has_older`,
    args: { time: now - DAY_MS, day: dayOf(now) - 1 },
  });
  return older.rows[0]?.has_older ? UNKNOWN_CLOCK : newClock(now);
}

const writeClock = ({ trustedAt, doubtedDay, doubtedDays }: ClockRecord): InStatement => ({
  sql: 'INSERT OR REPLACE INTO clock (id, trusted_at, doubted_day, doubted_days) VALUES (1, ?, ?, ?)',
  args: [trustedAt, doubtedDay, doubtedDays],
});

/** Changes the times that were written by a clock that was ahead, so that these entries expire as well. */
const correctFuture = (now: number): InStatement[] => [
  {
    sql: 'UPDATE answers SET asked_at = :now WHERE asked_at > :now + :day',
    args: { now, day: DAY_MS },
  },
  {
    sql: 'UPDATE opinions SET said_at = :now WHERE said_at > :now + :day',
    args: { now, day: DAY_MS },
  },
  {
    sql: 'UPDATE OR REPLACE sightings SET day = :today WHERE day > :today + 1',
    args: { today: dayOf(now) },
  },
];

/**
 * Deletes the entries that are older than the given number of days, unless the clock of this machine is in doubt: see
 * `checkClock`.
 */
export async function deleteExpired(client: Client, days: number, now: number): Promise<Expired> {
  const before = await readClock(client, now);
  const clock = checkClock(before, now);
  if (clock.trustedAt !== now) {
    await client.execute(writeClock(clock));
    return { deleted: 0, ...(clock.trustedAt > 0 && { doubt: now - clock.trustedAt }) };
  }
  await client.batch([writeClock(clock), ...correctFuture(now)], 'write');
  return { deleted: await deleteBefore(client, now - days * DAY_MS) };
}
