import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runInProcess, runInThread } from './runScript';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-script-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('[AUTH-4] an uncaught error of a script reads the same from a process and from a thread', async () => {
  const script = path.join(folder, 'fails.mjs');
  writeFileSync(script, "console.log('before');\nthrow new TypeError('no such value');\n");
  const inProcess = await runInProcess(script);
  expect(inProcess.printed).toBe('before\n\nTypeError: no such value');
  expect(inProcess.stderr).toContain('fails.mjs:2');
  expect((await runInProcess(script)).printed).toBe((await runInThread(script)).printed);
});

test('[AUTH-4] what a script prints before it exits with a code is kept', async () => {
  const script = path.join(folder, 'exits.mjs');
  writeFileSync(script, "console.error('no entry');\nprocess.exitCode = 3;\n");
  expect((await runInProcess(script)).printed).toContain('no entry');
});
