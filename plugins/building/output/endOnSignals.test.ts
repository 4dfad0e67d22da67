import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';

const ENDED = path.join(import.meta.dirname, 'testing/endedBuild.ts');

test.concurrent.each([
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  '[SAFE-2] %s ends a build that Rsbuild would go on with, and what waits for its end is done',
  async (signal, code) => {
    const child = spawn(process.execPath, ['--import', 'tsx', ENDED]);
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output === 'runs, ') child.kill(signal);
    });
    expect(await once(child, 'exit')).toEqual([code, null]);
    expect(output).toBe(`runs, ends with ${code}`);
  },
);
