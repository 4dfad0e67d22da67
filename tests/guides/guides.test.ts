import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page, expect as playwrightExpect } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { BROWSER_ARGS, findBrowser } from '../support/browser';
import { openGuide, type Running, serve, serveFolder, startDevServer } from './guideProject';

const see = playwrightExpect.configure({ timeout: 15_000 });

let browser: Browser;
const running: Running[] = [];

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
});

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
});

afterAll(() => browser.close());

/** Keeps what was started until the test is over. */
async function started(starting: Promise<Running>): Promise<string> {
  const one = await starting;
  running.push(one);
  return one.url;
}

/** Opens a page, and says of every fault that the browser tells. */
async function visit(url: string): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(url);
  return { page, faults };
}

/** A page for a project whose guide leaves the page to its reader. */
function html(body = '', head = ''): string {
  return `<!doctype html>\n<title>Page</title>\n${head}\n<body>${body}<script src="main.js"></script></body>\n`;
}

/** Marks the page that is open: a reload takes the mark away. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-kept', ''));
const kept = (page: Page) => page.locator('body[data-kept]');

const VERSIONS = ['v2', 'v1'];

test.each(VERSIONS)(
  '[TRUE-2] the quick start of %s is built and shows its greeting in its type',
  async (version) => {
    const project = openGuide(`${version}/en/guide/start/quick-start`, 'hello');
    await project.build();
    const { page, faults } = await visit(await started(serveFolder(`${project.folder}/dist`)));
    await see(page.locator('#app')).toHaveText('Hello, Rspack');
    await see(page.locator('body')).toHaveCSS('margin-top', '64px');
    await see(page.locator('body')).toHaveCSS('font-size', '20px');
    expect(faults).toEqual([]);
  },
);

test('[TRUE-2] the dev server of the quick start takes over a style without a reload, a module with one, and shows a syntax error above the page', async () => {
  const project = openGuide('v2/en/guide/start/quick-start', 'hello');
  const { page } = await visit(await started(startDevServer(project)));
  await see(page.locator('#app')).toHaveText('Hello, Rspack');
  await mark(page);
  project.edit('src/style.css', '4rem', '2rem');
  await see(page.locator('body')).toHaveCSS('margin-top', '32px');
  await see(kept(page)).toHaveCount(1);
  const aborted = page.waitForEvent('console', (message) =>
    message.text().includes('Aborted because ./src/greet.ts is not accepted'),
  );
  project.edit('src/greet.ts', 'Hello, ', 'Welcome, ');
  await aborted;
  await see(page.locator('#app')).toHaveText('Welcome, Rspack');
  await see(kept(page)).toHaveCount(0);
  await mark(page);
  project.edit('src/greet.ts', 'return', 'retur n');
  const overlay = page.frameLocator('#rspack-dev-server-client-overlay');
  await see(overlay.locator('body')).toContainText('./src/greet.ts');
  await see(kept(page)).toHaveCount(1);
  project.edit('src/greet.ts', 'retur n', 'return');
  await see(kept(page)).toHaveCount(0);
  await see(page.locator('#app')).toHaveText('Welcome, Rspack');
});

test.each(VERSIONS)(
  '[TRUE-2] the style sheets of the CSS guide of %s reach the page',
  async (version) => {
    const project = openGuide(`${version}/en/guide/features/css`, 'basic');
    await project.build();
    const link = '<link rel="stylesheet" href="main.css">';
    writeFileSync(path.join(project.folder, 'dist/index.html'), html('', link));
    const { page, faults } = await visit(await started(serveFolder(`${project.folder}/dist`)));
    await see(page.locator('body')).toHaveCSS('color', 'rgb(255, 99, 71)');
    await see(page.locator('body')).toHaveCSS('margin-top', '0px');
    expect(faults).toEqual([]);
  },
);

test.each(VERSIONS)('[TRUE-2] the React project of the guide of %s is drawn', async (version) => {
  const project = openGuide(`${version}/en/guide/features/react-and-jsx`, 'react');
  await project.build();
  writeFileSync(path.join(project.folder, 'dist/index.html'), html('<main id="app"></main>'));
  const { page, faults } = await visit(await started(serveFolder(`${project.folder}/dist`)));
  await see(page.locator('#app p')).toHaveText('Hello');
  expect(faults).toEqual([]);
});

test('[TRUE-2] fast refresh changes a component of the React guide and keeps its state', async () => {
  const project = openGuide('v2/en/guide/features/react-and-jsx', 'refresh');
  const { page, faults } = await visit(await started(startDevServer(project)));
  const button = page.getByRole('button');
  await button.click();
  await button.click();
  await see(button).toHaveText('Clicked 2 times');
  await mark(page);
  project.edit('src/Counter.jsx', 'Clicked {count} times', '{count} clicks');
  await see(button).toHaveText('2 clicks');
  await see(kept(page)).toHaveCount(1);
  expect(faults).toEqual([]);
});

test('[TRUE-2] a hot update of the guide replaces the module, and the number of clicks stays', async () => {
  const project = openGuide('v2/en/guide/features/hot-module-replacement', 'basic');
  const { page, faults } = await visit(await started(startDevServer(project)));
  const body = page.locator('body');
  await body.click();
  await see(body).toHaveText('1 clicks');
  await body.click();
  await see(body).toHaveText('2 clicks');
  project.edit('src/view.js', 'clicks`', 'presses`');
  await see(body).toHaveText('2 presses');
  expect(faults).toEqual([]);
});

test('[TRUE-2] a module that hands on its state keeps counting after an edit', async () => {
  const project = openGuide('v2/en/guide/features/hot-module-replacement', 'state');
  mkdirSync(path.join(project.folder, 'public'));
  project.add('public/index.html', html());
  const { page } = await visit(await started(startDevServer(project)));
  await see(page).toHaveTitle(/^([2-9]|\d\d+) s$/);
  await page.evaluate(() => {
    const titles: string[] = [];
    const note = () => titles.push(document.title);
    new MutationObserver(note).observe(document.head, { childList: true, subtree: true });
    Object.assign(window, { titles });
  });
  project.edit('src/timer.js', '} s`', '} seconds`');
  await see(page).toHaveTitle(/ seconds$/);
  const titles = await page.evaluate(() => (window as unknown as { titles: string[] }).titles);
  const [first = ''] = titles.filter((title) => title.endsWith(' seconds'));
  expect(Number.parseInt(first, 10)).toBeGreaterThan(2);
});

test('[TRUE-2] the proxy of the dev server guide hands requests on without their prefix', async () => {
  const asked: string[] = [];
  const api = await started(
    serve((request, response) => {
      asked.push(request.url ?? '');
      response.end('users');
    }),
  );
  const project = openGuide('v2/en/guide/features/dev-server', 'proxy');
  project.edit('rspack.config.mjs', 'http://localhost:4000', api);
  mkdirSync(path.join(project.folder, 'public'));
  project.add('public/index.html', html());
  const url = await started(startDevServer(project));
  const page = await browser.newPage();
  const printed = page.waitForEvent('console', (message) => message.text() === '200');
  await page.goto(url);
  await printed;
  expect(asked).toEqual(['/users']);
});

test('[TRUE-2] middleware, headers, folders and addresses of the dev server guide answer as it says', async () => {
  const project = openGuide('v2/en/guide/features/dev-server', 'middleware');
  const url = await started(startDevServer(project));
  const health = await fetch(`${url}/health`);
  expect([health.status, await health.text()]).toEqual([200, 'ok']);
  expect((await fetch(`${url}/main.js`)).headers.get('X-Environment')).toBe('local');

  const folders = openGuide('v2/en/guide/features/dev-server', 'static');
  for (const [folder, file] of [
    ['public', 'robots.txt'],
    ['manual', 'one.txt'],
  ] as const) {
    mkdirSync(path.join(folders.folder, folder));
    folders.add(`${folder}/${file}`, folder);
  }
  const files = await started(startDevServer(folders));
  expect(await (await fetch(`${files}/robots.txt`)).text()).toBe('public');
  expect(await (await fetch(`${files}/manual/one.txt`)).text()).toBe('manual');
});

test.each(VERSIONS)(
  '[TRUE-2] the page of the federation guide of %s shows a module of another origin',
  async (version) => {
    const guide = `${version}/en/plugins/module-federation-plugin`;
    const cart = openGuide(guide, 'expose');
    await cart.build();
    const remote = await started(serveFolder(`${cart.folder}/dist`));
    const shop = openGuide(guide, 'remote');
    shop.edit('rspack.config.mjs', 'http://localhost:3001', remote);
    await shop.build();
    writeFileSync(path.join(shop.folder, 'dist/index.html'), html());
    const host = await started(serveFolder(`${shop.folder}/dist`));
    expect(new URL(host).origin).not.toBe(new URL(remote).origin);
    const { page, faults } = await visit(host);
    await see(page.locator('body')).toHaveText('[Pay]');
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(scripts).toContain(`${remote}/remoteEntry.js`);
    expect(faults).toEqual([]);
  },
);
