import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InArgs, Row } from '@libsql/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kept } from '../testing/keptAnswer';
import { type AskDatabase, createDatabase } from './database';
import type { Expired } from './deleteExpired';
import { DAY_MS } from './eventCount';
import { openDatabase } from './openDatabase';
import { keepFor } from './retention';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEARS = 10 * 365 * DAY_MS;
const NOW = Date.UTC(2026, 10, 26, 12);

let url: string;
let database: AskDatabase;
/** The purge that was begun last. */
let purge: Promise<Expired>;
let said: string[];
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  url = `file:${mkdtempSync(path.join(tmpdir(), 'lectern-retention-'))}/ask.db`;
  said = [];
  begin();
});
afterEach(async () => {
  await stop();
  vi.useRealTimers();
});

function begin(): void {
  const log = (text: string) => said.push(text);
  database = createDatabase({ url }, log);
  const deleteExpired = (days: number) => {
    purge = database.deleteExpired(days);
    return purge;
  };
  end = keepFor(180, { deleteExpired }, log);
}

async function stop(): Promise<void> {
  end();
  await database.close();
}

async function restart(at: number): Promise<void> {
  await stop();
  vi.setSystemTime(at);
  begin();
}

/** Lets the server run. Its clock moves as well, hour by hour. */
async function run(time: number): Promise<void> {
  for (let left = time; left > 0; left -= HOUR) {
    vi.advanceTimersByTime(Math.min(left, HOUR));
    await purge;
  }
}

async function execute(sql: string, args: InArgs = []): Promise<Row[]> {
  const client = await openDatabase({ url });
  const { rows } = await client.execute({ sql, args });
  client.close();
  return rows;
}

async function stored(): Promise<unknown[]> {
  const rows = await execute('SELECT message_id FROM answers ORDER BY 1');
  return rows.map((row) => row.message_id);
}

/** Stores a question of the given age. */
async function add(id: string, age = 0): Promise<void> {
  await database.insert(kept(id, Date.now()));
  if (age === 0) return;
  await execute('UPDATE answers SET asked_at = ? WHERE message_id = ?', [Date.now() - age, id]);
}

/** Stores a question that is recent, and one that is about to expire, while the clock is right. */
async function addTwo(): Promise<void> {
  await add('a-recent');
  await run(HOUR);
  await add('b-179', 179 * DAY_MS);
  expect(await stored()).toEqual(['a-recent', 'b-179']);
}

test('[AI-10] expired questions are deleted soon after the start, and then every hour', async () => {
  await run(HOUR);
  await add('old', 181 * DAY_MS);
  await add('expires', 180 * DAY_MS - 5 * HOUR);
  await add('new');
  await run(2 * HOUR);
  expect(await stored()).toEqual(['expires', 'new']);
  await run(5 * HOUR);
  expect(await stored()).toEqual(['new']);
  expect(said).toEqual([]);
});

test('[AI-10] a clock that is years ahead at the start, and corrected days later, deletes nothing', async () => {
  await addTwo();
  await restart(NOW + YEARS);
  await run(5 * DAY_MS);
  expect(await stored()).toEqual(['a-recent', 'b-179']);
  await restart(NOW + 3 * HOUR);
  await run(3 * HOUR);
  expect(await stored()).toEqual(['a-recent', 'b-179']);
  expect(said).toEqual([
    expect.stringContaining('the clock of this machine is 3650 days after the last known time'),
  ]);
  await run(DAY_MS);
  expect(await stored()).toEqual(['a-recent']);
});

test('[AI-10] a clock that is set ahead while the server runs deletes nothing', async () => {
  await addTwo();
  vi.setSystemTime(NOW + YEARS);
  await run(2 * DAY_MS);
  vi.setSystemTime(NOW + 4 * HOUR);
  await run(HOUR);
  expect(await stored()).toEqual(['a-recent', 'b-179']);
});

test('[AI-10] questions that are stored while the clock is behind are kept when it is corrected', async () => {
  await addTwo();
  await restart(0);
  await add('c-1970');
  await restart(NOW + 3 * HOUR);
  await run(2 * HOUR);
  expect(await stored()).toEqual(['a-recent', 'b-179', 'c-1970']);
});

test('[AI-10] questions that are stored while the clock is ahead expire like all others', async () => {
  await addTwo();
  await restart(NOW + YEARS);
  await add('c-2036');
  await restart(NOW + 3 * HOUR);
  await run(2 * HOUR);
  expect(await stored()).toEqual(['a-recent', 'b-179', 'c-2036']);
  for (let day = 0; day < 200; day += 1) {
    vi.setSystemTime(Date.now() + 22 * HOUR);
    await run(HOUR);
  }
  expect(await stored()).toEqual([]);
});

test('[AI-10] after a longer stop, expired questions are deleted as soon as the clock was seen for a week', async () => {
  await addTwo();
  await restart(NOW + 30 * DAY_MS);
  await run(5 * DAY_MS);
  expect(await stored()).toEqual(['a-recent', 'b-179']);
  await run(3 * DAY_MS);
  expect(await stored()).toEqual(['a-recent']);
});

test('[AI-10] the retention of a database of an earlier release begins after a week', async () => {
  await add('a-recent');
  await add('b-181', 181 * DAY_MS);
  await run(6 * DAY_MS);
  expect(await stored()).toEqual(['a-recent', 'b-181']);
  await run(2 * DAY_MS);
  expect(await stored()).toEqual(['a-recent']);
  expect(said).toEqual([]);
});
