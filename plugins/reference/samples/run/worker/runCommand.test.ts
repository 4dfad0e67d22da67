import { expect, test } from 'vitest';
import { runCommand } from './runCommand';

const WAITING = "console.log('one\\nwaiting for you\\ntwo'); setInterval(() => {}, 1000);";

test('[TRUE-1] the output of a command that is stopped ends with the line at which it is stopped', async () => {
  expect(await runCommand({ args: ['-e', WAITING], env: {} }, 'waiting')).toEqual({
    printed: 'one\nwaiting for you',
  });
});

test('[TRUE-1] the output of a command that exits is whole, with its exit code', async () => {
  const printing = "console.log('one\\ntwo'); process.exitCode = 3;";
  expect(await runCommand({ args: ['-e', printing], env: {} })).toEqual({
    printed: 'one\ntwo\n',
    exit: 3,
  });
});
