import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createSiteApp } from './app';

let root: string;

beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-server-'));
  root = path.join(folder, 'site');
  mkdirSync(path.join(root, 'config'), { recursive: true });
  mkdirSync(path.join(root, 'static'));
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  writeFileSync(path.join(root, 'index.html'), 'home');
  writeFileSync(path.join(root, 'config/entry.html'), 'entry');
  writeFileSync(path.join(root, 'static/a.1234.js'), 'code');
  writeFileSync(path.join(root, '404.html'), 'not found');
  symlinkSync(path.join(folder, 'secret.txt'), path.join(root, 'leak.txt'));
});

test('a page is served without its extension, with its type', async () => {
  const response = await createSiteApp({ root }).request('/config/entry');
  expect([response.status, await response.text()]).toEqual([200, 'entry']);
  expect(response.headers.get('content-type')).toContain('text/html');
});

test('[404-3] the HTTP status of a page that does not exist is 404', async () => {
  const response = await createSiteApp({ root }).request('/nowhere');
  expect([response.status, await response.text()]).toEqual([404, 'not found']);
});

test('files with a hash in their name are kept for good, pages are asked for again', async () => {
  const app = createSiteApp({ root });
  const asset = await app.request('/static/a.1234.js');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect((await app.request('/')).headers.get('cache-control')).toBe('no-cache');
});

test('a link that leads out of the site is not followed', async () => {
  expect((await createSiteApp({ root }).request('/leak.txt')).status).toBe(404);
});

test('a site with a base answers below it only', async () => {
  const app = createSiteApp({ root, base: '/docs/' });
  expect((await app.request('/docs/config/entry')).status).toBe(200);
  expect((await app.request('/config/entry')).status).toBe(404);
});

test('other methods are refused with what is allowed', async () => {
  const response = await createSiteApp({ root }).request('/', { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
