import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReaderPage, type ReaderPage } from '../../plugins/test-kit/readerPage';
import { BROWSER_ARGS, findBrowser } from '../support/browser';
import { commandOf, copyInstalled, installed, mustRun, type Started, start } from './installed';
import { pack } from './packed';

const LIMIT_MS = 400_000;

/** What somebody adds to a theme that was migrated: another part, and another token. */
const THEME = `
export const SiteFooter = () => <footer>Made here</footer>;
`;
const TOKEN = ':root { --lt-accent: #0b6e4f; }\n';

const site = path.join(mkdtempSync(path.join(tmpdir(), 'lectern-migrated-')), 'site');
const file = (name: string) => path.join(site, name);
const change = (name: string, edit: (text: string) => string) =>
  writeFileSync(file(name), edit(readFileSync(file(name), 'utf8')));

let printed = '';
let server: Started | undefined;
let browser: Browser;
let reader: ReaderPage;

beforeAll(async () => {
  const shared = await installed();
  cpSync('tests/fixtures/stock-versions', site, { recursive: true });
  const template = ['--template', 'from-rspress', '--force', '--lectern', pack().file];
  const create = [commandOf(shared), 'create', site, ...template];
  printed = await mustRun(process.execPath, create, path.dirname(site));
  await copyInstalled(site);
  await mustRun('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], site);
  change('theme/index.tsx', (text) => text + THEME);
  change('theme/index.css', (text) => text + TOKEN);
  change('rspress.config.ts', (text) =>
    text.replace("onThisPage: 'In this chapter'", "onThisPage: 'WHAT IS HERE'"),
  );
  await mustRun('npm', ['run', 'check'], site);
  await mustRun('npm', ['run', 'build'], site);
  server = await start(site, site, ['serve'], { PORT: '0' });
  browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  reader = await openReaderPage(browser, server.origin, '/');
}, LIMIT_MS);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
}, LIMIT_MS);

test('[KIT-6] the command says what it changed, and what it left out', () => {
  expect(printed).toContain('Changed: rspress.config.ts, package.json, theme/index.tsx');
  expect(printed).toContain('i18nSource.outlineTitle is now onThisPage in strings');
  expect(printed).toMatch(/Left for you.*\n {2}rspress\.config\.ts:\d+ llms: true → /);
});

test('[KIT-6] a migrated stock site opens in the theme of Lectern, with its own theme, navigation and components', async () => {
  const { page } = reader;
  await reader.goto('/');
  await page.locator('.lt-hero__title').waitFor();
  await page.getByText('Beta', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Read the guide' }).click();
  await page.waitForURL('**/guide/**');
  await page.getByText('Squared paper helps.').waitFor();
  await page.locator('blockquote.saying').getByText('Measure twice').waitFor();
  await page.getByText('Side', { exact: true }).click();
  await page.getByText('The keel.', { exact: true }).waitFor();
});

test('[KIT-6] it is searched in two languages, each in its newest version', async () => {
  const addresses = async (query: string) =>
    (await reader.search(query)).map(({ address }) => address);
  await reader.goto('/guide/wood.html');
  const english = await addresses('waterproof');
  expect(english[0]).toMatch(/^\/guide\/wood(?:\.html)?#glue$/);
  await reader.goto('/zh/guide/wood.html');
  const chinese = await addresses('防水');
  expect(chinese[0]).toMatch(/^\/zh\/guide\/wood(?:\.html)?#glue$/);
  for (const address of chinese) expect(address).toMatch(/^\/zh\//);
});

test('[KIT-6] a reader goes to the other version of the page, which says what it said', async () => {
  await reader.goto('/guide/wood.html');
  const glue = reader.page.getByRole('heading', { name: 'Glue' });
  await glue.waitFor();
  await reader.choose('Version', 'v1');
  await reader.page.waitForURL('**/v1/guide/wood*');
  await expect.poll(() => glue.count()).toBe(0);
  expect(await reader.search('waterproof')).toEqual([]);
});

test('[KIT-6] [EXT-2] a part is replaced, a slot is filled, a token and a text are changed', async () => {
  const { page } = reader;
  await reader.goto('/guide/wood.html');
  await page.getByText('Made here').waitFor();
  expect(await page.getByText('Built by hand').count()).toBe(0);
  await page.getByText('Beta', { exact: true }).waitFor();
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--lt-accent'),
  );
  expect(accent).toBe('#0b6e4f');
  await page.getByRole('navigation', { name: 'WHAT IS HERE' }).waitFor();
  await reader.goto('/zh/guide/wood.html');
  await page.getByRole('navigation', { name: '本章内容' }).waitFor();
});
