import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LECTERN_COMMAND } from '../support/testing/lecternCommand';

const [PROGRAM, ...FIRST] = LECTERN_COMMAND;

/** Settings that the command line takes for those of Lectern without loading them. */
const SETTINGS = 'const defineSite = (site) => site;\nexport default defineSite({});\n';

test.concurrent.each([
  ['build', 1],
  ['dev', 0],
] as const)(
  '[SAFE-2] lectern %s that is stopped by a signal ends with %i',
  async (command, code) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lectern-stop-'));
    const config = `console.log('is reading');
await new Promise((done) => setTimeout(done, 60_000));
${SETTINGS}`;
    writeFileSync(path.join(folder, 'rspress.config.mjs'), config);
    const args = [...FIRST, command, '--config', 'rspress.config.mjs'];
    const child = spawn(PROGRAM, args, { cwd: folder });
    const ended = once(child, 'exit');
    let output = '';
    await new Promise<void>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('is reading')) resolve();
      });
    });
    child.kill('SIGINT');
    expect((await ended)[0]).toBe(code);
  },
);

test.each([
  ["throw new Error('[search] engine is 5 → write one')", /^\[search\] engine is 5 → write one\n$/],
  ["throw new Error('anything else')", /^Error: anything else\n {4}at /],
])(
  '[DIAG-3] a configuration with %s results in a clear error, without internals of Node.js',
  (line, told) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lectern-wrong-'));
    writeFileSync(path.join(folder, 'rspress.config.mjs'), `${line};\n${SETTINGS}`);
    const args = [...FIRST, 'build', '--config', 'rspress.config.mjs'];
    const { status, stderr } = spawnSync(PROGRAM, args, { cwd: folder, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(told);
  },
);

test('[DIAG-3] an error in TypeScript settings names their file and line on the dev server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-wrong-'));
  const code = `const title: string = undefined as never;\n\nconsole.log(title.length);\n${SETTINGS}`;
  writeFileSync(path.join(folder, 'rspress.config.ts'), code);
  const { status, stderr } = spawnSync(PROGRAM, [...FIRST, 'dev'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/TypeError: .*undefined[\s\S]*rspress\.config\.ts:3:19/);
});
