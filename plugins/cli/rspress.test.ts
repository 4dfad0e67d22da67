import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { expect, test } from 'vitest';
import { commandArguments, flagList, preload, stopsChild } from './rspress';

/** A fake of the process that is started. */
const PARENT = 987_654_321;

test('flags are formatted for Rspress, without unset ones', () => {
  expect(flagList({ port: 3000, host: true, base: undefined, config: 'a b.ts' })).toEqual([
    '--port',
    '3000',
    '--host',
    '--config',
    'a b.ts',
  ]);
});

test('only the dev server has room for new objects, and in a checkout a loader for TypeScript', () => {
  const [program, ...rest] = commandArguments('build', true);
  expect(program).toMatch(/rspress\.js$/);
  expect(rest).toEqual(['build']);
  const room = '--max-semi-space-size=64';
  expect(commandArguments('dev', false)).toEqual([room, program, 'dev']);
  expect(commandArguments('dev', true)).toEqual([
    room,
    '--import',
    expect.stringMatching(/^file:.*tsx/),
    expect.stringMatching(/devFromSources\.ts$/),
  ]);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('[SAFE-2] a build or a dev server ends when the command that started it is killed', async () => {
  const idle = [...preload(PARENT), '--input-type=module', '-e', 'setInterval(() => {}, 1000)'];
  const program = `
    const { spawn } = require('node:child_process');
    const args = ${JSON.stringify(idle)}.map((one) => one.replace('${PARENT}', process.pid));
    const child = spawn(process.execPath, args, { stdio: 'ignore' });
    child.once('spawn', () => setTimeout(() => console.log(child.pid), 1000));
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(parent.stdout, 'data');
  const child = Number(String(said));
  expect(isRunning(child)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(child), { timeout: 10_000 }).toBe(false);
});

test('[SAFE-2] a process that does not end after a signal is ended', async () => {
  const program = `process.on('SIGTERM', () => {}); console.log('ready'); setInterval(() => {}, 1000);`;
  const deaf = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(deaf.stdout, 'data');
  const sent: unknown[] = [];
  const stop = stopsChild(
    {
      kill(signal) {
        sent.push(signal);
        return deaf.kill(signal);
      },
    },
    300,
  );
  stop('SIGTERM');
  stop('SIGTERM');
  const [, signal] = await once(deaf, 'exit');
  expect(signal).toBe('SIGKILL');
  expect(sent).toEqual(['SIGTERM', 'SIGTERM', 'SIGKILL']);
});
