import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeWorker } from '../writeWorker';
import { runInProcess } from './runScript';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-scripts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { runInHost }: typeof import('./runInHost') = await import(
  /* @vite-ignore */ path.join(
    path.dirname(writeWorker(path.join(folder, 'worker'))),
    'runInHost.js',
  )
);

let count = 0;

/** Writes a script to its own file. */
function scriptOf(text: string): string {
  count += 1;
  const file = path.join(folder, `script-${count}.mjs`);
  writeFileSync(file, text);
  return file;
}

test.each([
  "console.log('one'); setTimeout(() => console.log('two'), 20); console.error('three');",
  "import { spawnSync } from 'node:child_process';\nspawnSync('echo', ['child'], { stdio: 'inherit' });",
  "import process from 'node:process';\nconsole.log(process.argv.length, process.cwd(), process.exitCode);",
  "console.log('exits'); console.error('early'); process.exit(); console.log('never');",
  "console.log(typeof globalThis.leftover, process.listenerCount('SIGUSR2'), process.env.LEFT);",
])(
  '[AUTH-4] a script prints in the process for scripts what it prints by itself: %j',
  async (text) => {
    const script = scriptOf(text);
    await runInHost(
      scriptOf(
        "globalThis.leftover = 1; process.env.LEFT = '1'; process.on('SIGUSR2', () => {}); console.log = () => {};",
      ),
    );
    expect(await runInHost(script)).toEqual(await runInProcess(script));
  },
);

test.each([
  ["throw new TypeError('no such value');", 'ended with 1'],
  ["await Promise.reject(new Error('rejected'));", 'ended with 1'],
  ['process.exitCode = 3;', 'ended with 3'],
  ["console.error('exit'); process.exit(2);", 'ended with 2'],
])('[AUTH-4] a script that fails must run by itself: %s', async (text, reason) => {
  await expect(runInHost(scriptOf(text))).rejects.toThrow(
    `the script ${reason} in the process for scripts`,
  );
  expect((await runInHost(scriptOf("console.log('next');"))).printed).toBe('next\n');
});

test('[AUTH-4] scripts share a process until one of them fails', async () => {
  const ownId = async () => (await runInHost(scriptOf('console.log(process.pid);'))).printed;
  const id = await ownId();
  expect(await ownId()).toBe(id);
  await expect(runInHost(scriptOf('process.exit(1);'))).rejects.toThrow();
  expect(await ownId()).not.toBe(id);
});
