import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { kept } from '../testing/keptAnswer';
import { openStore } from './openStore';

const REMOVED = 'the database needs @libsql/client, which is not installed';
let missing: string | undefined;
let lines: string[];

function open() {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-store-'));
  const url = `file:${path.join(folder, 'ask.db')}`;
  return openStore(
    { url },
    (line) => lines.push(line),
    () => missing,
  );
}

beforeEach(() => {
  missing = undefined;
  lines = [];
});

test('[AI-10] votes are stored after the installation of a running server was removed', async () => {
  const store = open();
  store.addAnswer(kept('a'));
  await store.flush();
  missing = REMOVED;
  expect(await store.vote('a', 1)).toBe(true);
  expect(store.problem()).toBeUndefined();
  await store.close();
  expect(lines).toEqual([]);
});

test('[AI-10] without the package, no thread is started, and votes are rejected with the reason', async () => {
  missing = REMOVED;
  const store = open();
  await expect(store.vote('a', 1)).rejects.toThrow(REMOVED);
  await store.close();
  expect(lines).toEqual([
    `[ask-ai] answers cannot be stored at the moment and will be retried: ${REMOVED}`,
  ]);
});
