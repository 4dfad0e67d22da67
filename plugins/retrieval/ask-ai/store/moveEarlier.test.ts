import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { moveEarlier } from './moveEarlier';

let onOpen = () => {};
vi.mock(import('@libsql/client'), async (load) => {
  const driver = await load();
  const createClient: typeof driver.createClient = (config) => {
    onOpen();
    return driver.createClient(config);
  };
  return { ...driver, createClient };
});

test('[AI-10] if two servers move a database at the same time, neither replaces it with an empty one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-move-'));
  const earlier = path.join(folder, 'ask-ai.db');
  const file = path.join(folder, 'state/ask-ai.db');
  const asked = 'what readers asked'.repeat(100);
  writeFileSync(earlier, asked);
  mkdirSync(path.dirname(file));
  // The other server finishes after the file was found and before it is opened.
  onOpen = () => existsSync(file) || renameSync(earlier, file);
  expect(await moveEarlier({ url: `file:${file}`, earlier }, () => {})).toEqual({
    url: `file:${file}`,
  });
  onOpen = () => {};
  expect(readdirSync(folder, { recursive: true })).toEqual(['state', 'state/ask-ai.db']);
  expect(readFileSync(file, 'utf8')).toBe(asked);
});
