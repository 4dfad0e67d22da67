import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { takeCache } from './cacheLock';

const newFolder = () => path.join(mkdtempSync(path.join(tmpdir(), 'lectern-cache-')), 'cache');

test('a process has a cache as often as it asks, and its lock names it', () => {
  const folder = newFolder();
  expect([takeCache(folder, 'dev-a'), takeCache(folder, 'dev-a')]).toEqual([true, true]);
  const lock = readFileSync(path.join(folder, '.lectern-dev-a.lock'), 'utf8');
  expect(JSON.parse(lock)).toMatchObject({ pid: process.pid });
});

test('[SAFE-2] a second dev server of a site leaves the cache of the first one alone', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-cache-'));
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  const stat = readFileSync(`/proc/${other.pid}/stat`, 'utf8');
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  const holder = { pid: other.pid, started, host: hostname(), since: new Date().toISOString() };
  writeFileSync(path.join(folder, '.lectern-dev-a.lock'), JSON.stringify(holder));
  expect(takeCache(folder, 'dev-a')).toBe(false);
  expect(takeCache(folder, 'dev-b')).toBe(true);
  const ended = new Promise((resolve) => other.once('exit', resolve));
  other.kill();
  await ended;
  expect(takeCache(folder, 'dev-a')).toBe(true);
});
