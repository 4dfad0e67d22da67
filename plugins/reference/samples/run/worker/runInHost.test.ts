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
  "console.log('before');\nthrow new TypeError('no such value');\n",
  "console.log('before');\nawait Promise.reject(new Error('rejected'));\n",
  "console.error('no entry');\nprocess.exitCode = 3;\n",
  "console.log('left');\nconsole.error('exit');\nprocess.exit(2);\n",
  "import { spawnSync } from 'node:child_process';\nspawnSync('echo', ['child'], { stdio: 'inherit' });",
  "import process from 'node:process';\nconsole.log(process.argv.length, process.cwd(), process.env.SCRIPT_VALUE);",
  "console.log(typeof globalThis.leftover, process.listenerCount('SIGUSR2'), process.env.LEFT);",
])(
  '[AUTH-4] a script prints in the process for scripts what it prints by itself: %j',
  async (text) => {
    const script = scriptOf(text);
    const polluting = scriptOf(
      "globalThis.leftover = 1; process.env.LEFT = '1'; process.on('SIGUSR2', () => {}); console.log = () => {};",
    );
    await runInHost(polluting);
    const alone = await runInProcess(script);
    const together = await runInHost(script);
    expect(together.printed).toBe(alone.printed);
    expect(together.stderr.split('\n')[0]).toBe(alone.stderr.split('\n')[0]);
  },
);

test('[AUTH-4] scripts share a process until one of them ends it', async () => {
  const pid = scriptOf('console.log(process.pid);');
  const again = scriptOf('console.log(process.pid);');
  const { printed } = await runInHost(pid);
  expect((await runInHost(again)).printed).toBe(printed);
  await runInHost(scriptOf('process.exit(1);'));
  expect((await runInHost(scriptOf('console.log(process.pid);'))).printed).not.toBe(printed);
});
