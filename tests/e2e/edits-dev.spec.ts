import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { EDITED_PAGES } from '../support/sites';
import { expect, test } from '../support/test';

const { port: PORT, url: HOST } = EDITED_PAGES;
const FOLDER = 'test-results/sites/edited';

let server: ChildProcess;

test.beforeAll(async ({ request }) => {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync('tests/fixtures/edited', FOLDER, { recursive: true });
  server = spawn(
    'node_modules/.bin/rspress',
    ['dev', '-c', `${FOLDER}/rspress.config.ts`, '--port', String(PORT)],
    { env: { ...process.env, NODE_ENV: 'development' }, stdio: 'ignore' },
  );
  const isUp = async () => (await request.get(`${HOST}/guide/`).catch(() => undefined))?.status();
  await expect.poll(isUp, { timeout: 60_000 }).toBe(200);
});

test.afterAll(() => {
  server.kill();
});

/** Changes a file of the site as an author does. */
function edit(file: string, from: string | RegExp, to: string): void {
  const full = path.join(FOLDER, file);
  const before = readFileSync(full, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(full, after);
}

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** What names the pages is data of the whole site: the dev server loads the document again. */
const RELOAD = /HMR update failed, performing full reload/;

test('[AUTH-6] edits of a page, a string, a component and _meta.json show without a restart', async ({
  site,
  page,
  complaints,
}) => {
  const PAGE = 'docs/en/guide/index.mdx';
  await site.goto(`${HOST}/guide/`);
  await expect(site.heading).toContainText('Plain page');
  await expect(site.outline).toHaveCount(0);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollTop(page)).toBe(300);
  await site.markDocument();

  edit(PAGE, /number 20.*/, '$&\n\n## First heading\n\nIts text.\n');
  await expect(site.outline.getByRole('link', { name: 'First heading' })).toBeVisible();
  edit(PAGE, 'First heading', 'Edited heading');
  await expect(site.outline.getByRole('link', { name: 'Edited heading' })).toBeVisible();
  await expect(site.outline.getByRole('link')).toHaveCount(1);
  edit('strings.ts', 'Hello', 'Welcome');
  await expect(page.getByText('Welcome, reader.')).toBeAttached();
  edit('components/Greeting.tsx', 'reader', 'author');
  await expect(page.getByText('Welcome, author.')).toBeAttached();
  expect(await scrollTop(page)).toBe(300);
  expect(await site.isMarked()).toBe(true);
  expect(complaints).toEqual([]);

  edit(PAGE, '# Plain page', '# Edited page');
  await expect(page).toHaveTitle('Edited page - Edited');
  await expect(site.sidebar.getByRole('link', { name: 'Edited page' })).toBeVisible();
  edit('docs/en/guide/_meta.json', '"Second"', '"Renamed"');
  await expect(site.sidebar.getByRole('link', { name: 'Renamed' })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(300);
  expect(complaints.filter((complaint) => !RELOAD.test(complaint))).toEqual([]);
  complaints.length = 0;
});
