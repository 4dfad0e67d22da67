import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PRESET } from '../support/preset';

/** A start of the whole command line, on a machine that does other things too. */
const START_MS = 120_000;

const folder = mkdtempSync(path.resolve('test-results-config-'));
mkdirSync(path.join(folder, 'docs/en'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the real command line on a config file, as a maintainer would. */
function build(config: string) {
  const file = path.join(folder, 'rspress.config.ts');
  writeFileSync(
    file,
    `import { defineSite } from '${PRESET}';\nexport default defineSite(${config});\n`,
  );
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [path.resolve('node_modules/@rspress/core/bin/rspress.js'), 'build', '-c', file],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

test('a wrong value stops the build with its name, its value and what to write', {
  timeout: START_MS,
}, () => {
  const { status, output } = build("{ base: 'docs' }");
  expect(status).not.toBe(0);
  expect(output).toContain('1 setting of rspress.config.ts cannot be used');
  expect(output).toContain(
    'base must be a path with a slash at both ends, such as "/docs/", but is "docs"',
  );
  expect(output).not.toContain('node_modules');
});

test('a missing docs folder stops the build with its path', { timeout: START_MS }, () => {
  const { status, output } = build(
    "{ locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }] }",
  );
  expect(status).not.toBe(0);
  expect(output).toContain('1 content folder cannot be found');
  expect(output).toContain('docs/zh → create it');
  expect(output).not.toContain('docs/en →');
});
