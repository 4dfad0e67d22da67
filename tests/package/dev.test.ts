import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_ARGS, findBrowser } from '../support/browser';
import {
  installed,
  type PackedSite,
  page,
  type Started,
  settings,
  siteBelow,
  start,
} from './installed';

const LIMIT_MS = 400_000;

let site: PackedSite;
let server: Started;
let browser: Browser;
let opened: Page;

beforeAll(async () => {
  const folder = await installed();
  site = siteBelow(folder, {
    'rspress.config.ts': settings("  title: 'Dev',"),
    'docs/index.mdx': page('Start', 'The first words.'),
    'theme/index.tsx':
      "export * from 'lectern/theme';\nexport const SiteFooter = () => <footer>Before</footer>;\n",
  });
  server = await start(folder, site.folder, ['dev', '--port', '0'], { NODE_ENV: undefined });
  browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  opened = await browser.newPage();
  await opened.goto(server.origin);
  await opened.waitForSelector('html[data-hydrated]', { timeout: 60_000 });
}, LIMIT_MS);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
}, LIMIT_MS);

const write = (name: string, text: string) => writeFileSync(path.join(site.folder, name), text);

test('[KIT-1] lectern dev of the installed package shows a page', async () => {
  await opened.getByText('The first words.').waitFor();
  await opened.getByText('Before', { exact: true }).waitFor();
});

test('[KIT-1] [AUTH-6] an edit of a page reaches the open page without a reload', async () => {
  await opened.evaluate(() => Object.assign(window, { isSame: true }));
  write('docs/index.mdx', page('Start', 'The second words.'));
  await opened.getByText('The second words.').waitFor({ timeout: 30_000 });
  expect(await opened.evaluate(() => 'isSame' in window)).toBe(true);
}, 60_000);

test('[KIT-1] [AUTH-6] an edit of the theme folder reaches it as well', async () => {
  write(
    'theme/index.tsx',
    "export * from 'lectern/theme';\nexport const SiteFooter = () => <footer>After</footer>;\n",
  );
  await opened.getByText('After', { exact: true }).waitFor({ timeout: 30_000 });
}, 60_000);

test('[KIT-1] a new page is served', async () => {
  write('docs/more.mdx', page('More', 'Another page.'));
  const shown = async () => {
    await opened.goto(`${server.origin}/more`);
    await opened.waitForSelector('html[data-hydrated]');
    return opened.getByText('Another page.').count();
  };
  await expect.poll(shown, { timeout: 30_000, interval: 200 }).toBe(1);
}, 60_000);
