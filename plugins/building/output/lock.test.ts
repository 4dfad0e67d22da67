import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { takeLock } from './lock';

const HOUR_MS = 60 * 60 * 1000;

function lockFile(content?: object | string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lectern-lock-')), 'lock.json');
  if (content !== undefined) {
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return file;
}

const holder = (change: object) => ({
  pid: process.pid,
  host: hostname(),
  started: '',
  since: new Date().toISOString(),
  ...change,
});

test('only one process holds a lock, and the other error names the holder', () => {
  const file = lockFile();
  const unlock = takeLock(file);
  expect(() => takeLock(file)).toThrow(`process ${process.pid} on ${hostname()}`);
  unlock();
  takeLock(file)();
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

test('[SAFE-2] the lock of a process that was killed is taken over', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const stale = holder({ pid: child.pid });
  child.kill('SIGKILL');
  await once(child, 'exit');
  const file = lockFile(stale);
  takeLock(file);
  expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid);
});

test.each([
  ['whose process id belongs to a later process', holder({ started: '1' })],
  ['that was cut short', '{"pid":1'],
  ['of another machine, from long ago', holder({ host: 'x', since: '2020-01-01T00:00:00Z' })],
])('a lock %s is taken over', (_, content) => {
  const file = lockFile(content);
  takeLock(file)();
  expect(existsSync(file)).toBe(false);
});

test('a lock of another machine holds while a build may run there', () => {
  const since = new Date(Date.now() - HOUR_MS / 2).toISOString();
  const file = lockFile(holder({ host: 'elsewhere', since }));
  expect(() => takeLock(file)).toThrow('on elsewhere) → wait for it, or stop it');
});
