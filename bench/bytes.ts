import process from 'node:process';
import { createAdaptorServer } from '@hono/node-server';
import { chromium } from '@playwright/test';
import { createSiteApp } from '../plugins/serving/server/server/app';
import { BROWSER_ARGS, findBrowser } from '../tests/support/browser';
import { pageWeight } from '../tests/support/pageWeight';

/** Measures what readers fetch to open a page of the built site, and its number of elements. */
const FOLDER = 'doc_build';
const FILES = [
  'index.html',
  'zh/index.html',
  'guide/start/quick-start.html',
  'config/index.html',
  'config/output.html',
  '404.html',
];

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);

const server = createAdaptorServer({ fetch: createSiteApp({ root: FOLDER }).fetch });
await new Promise<void>((resolve) => server.listen(0, () => resolve()));
const address = server.address();
const port = typeof address === 'object' ? address?.port : undefined;
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
const page = await browser.newPage();

process.stdout.write(`${''.padEnd(32)}   HTML      JS     CSS  (kB gzip)  elements\n`);
for (const file of FILES) {
  const { html, js, css } = pageWeight(FOLDER, file);
  const path = file.replace(/(index)?\.html$/, '');
  await page.goto(`http://localhost:${port}/${path}`, { waitUntil: 'networkidle' });
  const elements = await page.locator('*').count();
  process.stdout.write(
    `${file.padEnd(30)} ${kilobytes(html)} ${kilobytes(js)} ${kilobytes(css)} ${String(elements).padStart(20)}\n`,
  );
}
await browser.close();
server.close();
