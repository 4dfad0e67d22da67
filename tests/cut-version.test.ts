import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { cutVersion } from '../plugins/maintenance/cut-version/cutVersion';

const BUILD_MS = 240_000;
/** As deep below the repository as the fixture, whose configuration imports the plugins. */
const SITE = 'test-results/cut/site';
const CONFIG = path.join(SITE, 'rspress.config.ts');

beforeAll(() => {
  rmSync(SITE, { recursive: true, force: true });
  cpSync('tests/fixtures/based', SITE, { recursive: true });
  cpSync('tests/fixtures/kit/components', 'test-results/cut/kit/components', { recursive: true });
  const config = readFileSync(CONFIG, 'utf8')
    .replace("'tests/fixtures/based/docs'", `'${SITE}/docs'`)
    .replace("'test-results/sites/based'", `'${SITE}/out'`);
  writeFileSync(CONFIG, config);
  const files = { docDir: 'docs', configFile: 'rspress.config.ts' };
  cutVersion({ version: 'v3', cwd: path.resolve(SITE), ...files, onlyNewest: [], isForced: true });
  execFileSync('node', ['node_modules/@rspress/core/bin/rspress.js', 'build', '--config', CONFIG], {
    env: { ...process.env, NODE_ENV: 'production', RSPRESS_PERSISTENT_CACHE: 'false' },
    stdio: 'pipe',
  });
}, BUILD_MS);

const html = (page: string) => readFileSync(path.join(SITE, 'out', `${page}.html`), 'utf8');
const canonical = (page: string) => /<link rel="canonical" href="([^"]+)"/.exec(html(page))?.[1];
const notice = (page: string) => /<p class="lt-notice"[^>]*>(.*?)<\/p>/.exec(html(page))?.[1];

test('[AUTH-3] after a cut the new version stands at the root and the menu offers all', () => {
  expect(html('guide/new')).toContain('New in v2');
  expect(html('guide/new')).toMatch(/aria-label="Version[^"]*"[^>]*>(?:<[^>]+>)*v3/);
  expect(html('v2/guide/new')).toMatch(/aria-label="Version[^"]*"[^>]*>(?:<[^>]+>)*v2/);
  expect(notice('guide/new')).toBeUndefined();
});

test('[AUTH-3] pages of what was current say that they are old and where the current ones are', () => {
  expect(notice('v2/guide/new')).toContain('You are reading the documentation of v2.');
  expect(notice('v2/guide/new')).toContain('href="/docs/guide/new"');
  expect(notice('v2/zh/guide/new')).toContain('href="/docs/zh/guide/new"');
  expect(canonical('v2/guide/new')).toBe('https://based.example/docs/guide/new');
  expect(canonical('v1/zh/guide/start')).toBe('https://based.example/docs/zh/guide/start');
  expect(canonical('guide/new')).toBe('https://based.example/docs/guide/new');
});

test('[AUTH-3] an old page that is gone leads to its nearest parent and stays its own canonical', () => {
  expect(notice('v1/only-v1')).toMatch(/href="\/docs\/\?instead-of=\/v1\/only-v1"/);
  expect(canonical('v1/only-v1')).toBe('https://based.example/docs/v1/only-v1');
});
