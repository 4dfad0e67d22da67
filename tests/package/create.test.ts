import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_ARGS, findBrowser } from '../support/browser';
import { installedBytes } from './installedBytes';
import { CREATE_LECTERN, pack } from './packed';

/** From nothing to the first page, with the installation, on a machine with other work. */
const LIMIT_MS = 400_000;

/** A theme that replaces a part, fills a slot and changes a token. */
const THEME = {
  'index.tsx': `import { Layout as LecternLayout } from 'lectern/theme';
import './brand.css';

export * from 'lectern/theme';

export const SiteFooter = () => <footer>Made here</footer>;
export const Layout = () => <LecternLayout beforeDocContent={<p>Version 3 is coming.</p>} />;
`,
  'brand.css': ':root { --lt-accent: #010203; }\n',
};

/** A setting that changes one text of the theme in one language. */
const TEXT = "  strings: { en: { onThisPage: 'WHAT IS HERE' } },\n";

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-new-'));
const site = path.join(folder, 'site');
/** How long each step took, in s. */
const seconds: Record<string, number> = {};
/** Where the site is served, once it is. */
let origin = '';
let server: ChildProcess | undefined;
let browser: Browser;
let page: Page;

interface Ended {
  code: number | null;
  output: string;
}

/** Runs a command without a loader of TypeScript, as in a project of somebody else. */
function run(program: string, args: readonly string[], cwd: string): Promise<Ended> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(program, args, { cwd, env: { ...env, RSPRESS_PERSISTENT_CACHE: 'false' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

/** A step that must succeed. */
async function step(name: string, program: string, args: readonly string[], cwd: string) {
  const started = performance.now();
  const { code, output } = await run(program, args, cwd);
  seconds[name] = Math.round((performance.now() - started) / 100) / 10;
  expect([name, code, code === 0 ? '' : output]).toEqual([name, 0, '']);
  return output;
}

async function serve(): Promise<void> {
  server = spawn('npm', ['start'], {
    cwd: site,
    env: { ...process.env, PORT: '0', LOG: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server?.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
    server?.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const [address] = /http:\/\/localhost:\d+/.exec(text) ?? [];
      if (!address) return;
      origin = address;
      resolve();
    });
  });
}

async function open(address: string): Promise<void> {
  await page.goto(origin + address);
  await page.waitForSelector('html[data-hydrated]');
}

async function search(query: string): Promise<string[]> {
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill(query);
  await page.locator('.DocSearch-Hit').first().waitFor();
  const hits = await page
    .locator('.DocSearch-Hit a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  await page.keyboard.press('Escape');
  return hits;
}

beforeAll(async () => {
  const lectern = pack().file;
  await step('unpack', 'tar', ['-xzf', pack(CREATE_LECTERN).file, '-C', folder], '.');
  const cli = path.join(folder, 'package/index.js');
  const flags = ['--template', 'versions', '--title', 'New docs', '--lectern', lectern];
  await step('create', process.execPath, [cli, site, ...flags, '--install'], folder);
  mkdirSync(path.join(site, 'theme'));
  for (const [name, text] of Object.entries(THEME)) {
    writeFileSync(path.join(site, 'theme', name), text);
  }
  const config = path.join(site, 'rspress.config.ts');
  const settings = readFileSync(config, 'utf8');
  writeFileSync(
    config,
    settings.replace(/\}\);\s*$/, (end) => TEXT + end),
  );
  const tsc = path.resolve('node_modules/typescript-native/bin/tsc');
  await step('types', process.execPath, [tsc, '-p', '.'], site);
  await step('check', 'npm', ['run', 'check'], site);
  await step('build', 'npm', ['run', 'build'], site);
  await serve();
  browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
}, LIMIT_MS);

afterAll(async () => {
  await browser?.close();
  if (server?.exitCode === null) {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill();
    await ended;
  }
  console.warn(`[create] seconds: ${JSON.stringify(seconds)}`);
  // Thousands of files: nobody waits for them to go.
  spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref();
}, LIMIT_MS);

test('[KIT-1] [EXT-1] the site that create writes is whole: its pages are dressed and every link works', async () => {
  await open('/');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('New docs');
  await page.getByRole('link', { name: 'Start here' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/guide/start');
  await expect.poll(() => page.getByRole('navigation').count()).toBeGreaterThan(1);
});

test('[KIT-2] nothing is installed that the site does not use', () => {
  const has = (name: string) => existsSync(path.join(site, 'node_modules', name));
  const optional = Object.keys(
    JSON.parse(readFileSync('package.json', 'utf8')).peerDependenciesMeta,
  );
  expect(optional.length).toBeGreaterThan(8);
  expect([...optional, 'tsx', '@base-ui/react', '@docsearch/react'].filter(has)).toEqual([]);
});

test('[KIT-2] what is installed has at most a fifth more bytes than Rspress and React', () => {
  const { all, stock } = installedBytes(path.join(site, 'node_modules'), [
    '@rspress/core',
    'react',
    'react-dom',
  ]);
  expect(stock).toBeGreaterThan(50e6);
  expect(all / stock).toBeLessThanOrEqual(1.2);
});

test('[KIT-1] it can be searched in both languages', async () => {
  await open('/guide/start');
  expect(await search('slots')).toContain('/guide/look');
  await open('/zh/guide/start');
  expect(await search('插槽')).toContain('/zh/guide/look');
});

test('[KIT-1] a reader goes to the other version of the page', async () => {
  await open('/guide/look');
  await page.getByRole('button', { name: 'Version' }).press('Enter');
  await page.getByRole('menu').getByText('v1').click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/v1/guide/look');
});

test('[EXT-2] a part is replaced, a slot is filled and a token is changed by three lines each', async () => {
  await open('/guide/start');
  await page.getByText('Made here').waitFor();
  await page.getByText('Version 3 is coming.').waitFor();
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--lt-accent'),
  );
  expect(accent).toBe('#010203');
});

test('[KIT-1] a text is changed by a setting, in one language', async () => {
  const outline = page.getByRole('navigation', { name: 'WHAT IS HERE' });
  await open('/guide/start');
  await outline.waitFor();
  await open('/zh/guide/start');
  expect(await outline.count()).toBe(0);
  await page.getByRole('navigation', { name: '本页内容' }).waitFor();
});

test('[KIT-1] its server answers models and platforms too', async () => {
  const twin = await fetch(`${origin}/guide/start.md`);
  expect(await twin.text()).toContain('# Start');
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});
