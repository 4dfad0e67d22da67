import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { beforeEach, expect, test } from 'vitest';
import { kept } from '../testing/keptAnswer';
import { createAskStore } from './askStore';
import { collectGarbage } from './collectGarbage';
import { createDatabase } from './database';
import { closeDatabase, openDatabase } from './openDatabase';

let folder: string;
let file: string;
let lines: string[];
const log = (line: string) => void lines.push(line);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lectern-database-'));
  file = path.join(folder, 'ask.db');
  lines = [];
});

const open = (more = {}) => createDatabase({ url: `file:${file}`, ...more }, log);

async function idsIn(database = file): Promise<unknown[]> {
  const client = createClient({ url: `file:${database}` });
  const { rows } = await client.execute('SELECT message_id FROM answers ORDER BY 1');
  client.close();
  return rows.map((row) => row.message_id);
}

async function lock(database = file) {
  const client = createClient({ url: `file:${database}` });
  const writing = await client.transaction('write');
  return async () => {
    await writing.rollback();
    client.close();
  };
}

test('[AI-10] after a lock, every acknowledged write is stored', async () => {
  const database = open();
  await database.insert(kept('a'));
  const letGo = await lock();
  await expect(database.insert(kept('b'))).rejects.toMatchObject({ code: 'busy' });
  await letGo();
  for (const id of ['b', 'c']) await database.insert(kept(id));
  expect(await idsIn()).toEqual(['a', 'b', 'c']);
  await database.close();
});

test('[SAFE-2] a database that is locked for long does not exhaust the file handles', async () => {
  const database = open();
  await database.insert(kept('a'));
  const letGo = await lock();
  const fail = () => expect(database.insert(kept('b'))).rejects.toMatchObject({ code: 'busy' });
  const files = () => readdirSync('/proc/self/fd').length;
  await fail();
  const before = files();
  for (let time = 0; time < 5; time += 1) await fail();
  expect(files() - before).toBeLessThan(4);
  await letGo();
  await database.close();
});

test('[AI-10] a removed database is created again, with its tables', async () => {
  const database = open();
  await database.insert(kept('a'));
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
  await database.check(false);
  expect(lines).toEqual([
    `[ask-ai] the database ${file} was removed or replaced → it is being reopened`,
  ]);
  await database.insert(kept('b'));
  expect(await database.vote({ messageId: 'a', thumbs: 1, votedAt: 1 })).toBe(false);
  expect(await idsIn()).toEqual(['b']);
  await database.close();
});

test('[AI-10] if only the journal files are removed, their writes are saved to the database file', async () => {
  const database = open();
  await database.insert(kept('a'));
  for (const end of ['-wal', '-shm']) rmSync(file + end);
  await database.insert(kept('b'));
  expect(await idsIn()).toEqual(['a', 'b']);
  await database.close();
});

test('[AI-10] a file that replaces the database is used from then on', async () => {
  const other = path.join(folder, 'other.db');
  const client = await openDatabase({ url: `file:${other}` });
  await closeDatabase(client);
  const database = open();
  await database.insert(kept('a'));
  for (const end of ['-wal', '-shm']) rmSync(file + end);
  renameSync(other, file);
  await database.insert(kept('b'));
  expect(await idsIn()).toEqual(['b']);
  await database.close();
});

test('[AI-10] a file that is damaged while the server runs is renamed, and writes are still stored', async () => {
  const database = open();
  for (let at = 0; at < 50; at += 1) {
    await database.insert(kept(`a${at}`, at, { answer: 'x'.repeat(2000) }));
  }
  await database.close();
  truncateSync(file, 20_000);
  await database.insert(kept('b'));
  expect(await idsIn()).toEqual(['b']);
  const aside = readdirSync(folder).filter((name) => /^ask\.damaged-\d{8}T\d{6}\.db$/.test(name));
  expect(aside).toHaveLength(1);
  expect(lines.join('\n')).toMatch(
    /is damaged .* → it was renamed to .*damaged.*, and a new one was created/,
  );
  await database.close();
});

test('[AI-10] on a full disk no write is acknowledged or reported as unknown, and queued writes are stored later', async () => {
  let limit = 15;
  const database = createDatabase({ url: `file:${file}` }, log, async (place, isChecked) => {
    const client = await openDatabase(place, isChecked);
    // Simulates a disk with this much space.
    await client.execute(`PRAGMA max_page_count = ${limit}`);
    return client;
  });
  const store = createAskStore(database, log, { checkTime: 50 });
  const long = { answer: 'x'.repeat(20_000) };
  for (const id of ['a', 'b', 'c']) store.addAnswer(kept(id, 1, long));
  await expect.poll(store.problem).toContain('cannot be written at the moment');
  await expect(store.vote('c', 1)).rejects.toMatchObject({ code: 'away' });
  expect(lines.join('\n')).toContain('database or disk is full');
  limit = 10_000;
  await expect.poll(store.problem, { timeout: 10_000 }).toBeUndefined();
  expect(await store.vote('c', 1)).toBe(true);
  await store.close();
  expect(await idsIn()).toEqual(['a', 'b', 'c']);
});

test('[AI-10] a vote waits until a slow thread has opened the database', async () => {
  const database = open();
  await database.insert(kept('a'));
  const slow = { ...database, check: () => wait(200).then(() => database.check(false)) };
  const store = createAskStore(slow, log, { voteTime: 50 });
  expect(await store.vote('a', 1)).toBe(true);
  await store.close();
});

test('[AI-4] [AI-10] a vote waits for its answer, which another server has not stored yet', async () => {
  const database = open();
  const other = createAskStore(open(), log);
  const store = createAskStore(database, log, { answerTime: 10_000 });
  const voted = store.vote('a', 1);
  await wait(300);
  other.addAnswer(kept('a'));
  expect(await voted).toBe(true);
  await Promise.all([store.close(), other.close()]);
});

test('[AI-4] a vote for an answer that no server stores is unknown in the end', async () => {
  const store = createAskStore(open(), log, { answerTime: 100 });
  expect(await store.vote('nobody', 1)).toBe(false);
  await store.close();
});

test('[AI-10] a vote for a dropped answer does not fail as unknown', async () => {
  const database = open();
  const letGo = await lock();
  const store = createAskStore(database, log, { room: 2, voteTime: 50, checkTime: 60_000 });
  for (const id of ['a', 'b', 'c']) store.addAnswer(kept(id));
  await expect.poll(() => lines.join('\n')).toContain('an answer was not stored');
  await letGo();
  await expect.poll(() => lines.join('\n')).toContain('2 answers were dropped');
  await expect(store.vote('c', 1)).rejects.toThrow('its answer was not stored');
  expect(await store.vote('nobody', 1)).toBe(false);
  await store.close();
});

test('[AI-10] answers that could not be stored before the stop are counted', async () => {
  const store = createAskStore(open(), log, { stopTime: 3000, checkTime: 60_000 });
  await store.flush();
  const letGo = await lock();
  for (const id of ['a', 'b']) store.addAnswer(kept(id));
  await store.close();
  await letGo();
  expect(lines.join('\n')).toMatch(/2 answers could not be stored before the stop: .*locked/);
});

test('[AI-10] URL syntax in the file name of a database is escaped', async () => {
  file = path.join(folder, 'C#', 'a%41?mode=memory#x.db');
  const database = open();
  await database.insert(kept('a'));
  await database.close();
  const made = readdirSync(path.dirname(file));
  expect(made).toContain('a%41?mode=memory#x.db');
  expect(made.filter((name) => !name.startsWith('a%41?mode=memory#x.db'))).toEqual([]);
});

test('[AI-10] a database at the previous default location is moved with all of its data', async () => {
  const earlier = path.join(folder, '.data/ask-ai.db');
  mkdirSync(path.dirname(earlier));
  const old = createDatabase({ url: `file:${earlier}` }, log);
  await old.insert(kept('a'));
  file = path.join(folder, 'state/lectern/docs/ask-ai.db');
  const inUse = open({ earlier });
  await inUse.insert(kept('b'));
  await inUse.close();
  expect(lines.at(-1)).toContain(`the database ${earlier} is used in place`);
  await old.close();
  await collectGarbage();

  const database = open({ earlier });
  await database.insert(kept('c'));
  await database.close();
  expect(lines.at(-1)).toContain(`the database ${earlier} was moved to ${file}`);
  expect(existsSync(earlier)).toBe(false);
  expect(await idsIn()).toEqual(['a', 'b', 'c']);

  writeFileSync(earlier, '');
  await open({ earlier }).check(false);
  expect(lines.at(-1)).toContain(`${earlier}, its previous location, is not used`);
});
