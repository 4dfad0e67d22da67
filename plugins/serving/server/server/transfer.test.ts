import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { app, BIG, ENTRY, get } from '../testing/testApp';
import { writeSite } from '../testing/testSite';
import { createSiteApp } from './app';

test('text is sent as Brotli or gzip, each with its own tag', async () => {
  const tags = new Set<string | null>();
  for (const [accepted, unpack] of [
    ['gzip, br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['', (body: Uint8Array) => body],
  ] as const) {
    for (const _again of [1, 2]) {
      const response = await app.request('/config/entry', {
        headers: { 'accept-encoding': accepted },
      });
      const body = new Uint8Array(await response.arrayBuffer());
      expect(Buffer.from(unpack(body)).toString()).toBe(ENTRY);
      expect(response.headers.get('content-length')).toBe(String(body.length));
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      tags.add(response.headers.get('etag'));
    }
  }
  expect(tags.size).toBe(3);
  const { headers } = await get('/big.txt', { 'accept-encoding': 'br' });
  expect(headers.get('content-encoding')).toBe('br');
});

test('unchanged files are not sent again', async () => {
  const { headers } = await get('/config/entry');
  const tag = headers.get('etag') ?? '';
  const again = await get('/config/entry', { 'if-none-match': `"x", W/${tag}` });
  expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag]);
  expect(again.headers.get('vary')).toBe(headers.get('vary'));
  expect((await get('/config/entry', { 'if-none-match': '"x"' })).status).toBe(200);
  const other = await get('/config/entry', { 'if-none-match': tag, 'accept-encoding': 'br' });
  expect(other.status).toBe(200);
});

test('a part of a file is sent, from memory and from the disk', async () => {
  for (const address of ['/big.bin', '/config/entry']) {
    const part = await get(address, { range: 'bytes=2-5', 'accept-encoding': 'br' });
    expect(part.status).toBe(206);
    expect(part.text).toBe((address === '/big.bin' ? BIG : ENTRY).slice(2, 6));
    expect(part.headers.get('content-range')).toMatch(/^bytes 2-5\/\d+$/);
    expect(part.headers.get('content-length')).toBe('4');
  }
  const { headers, text } = await get('/big.bin');
  expect(text.length).toBe(BIG.length);
  const tag = headers.get('etag') ?? '';
  const range = 'bytes=0-0';
  expect((await get('/big.bin', { range, 'if-range': tag })).status).toBe(206);
  expect((await get('/big.bin', { range, 'if-range': '"old"' })).status).toBe(200);
  expect((await get('/big.bin', { range, 'if-none-match': tag })).status).toBe(304);
  expect((await get('/big.bin', { range: 'bytes=0-0,5-6' })).status).toBe(200);
  expect((await get('/big.bin', { range }, 'HEAD')).status).toBe(200);
  const behind = await get('/big.bin', { range: 'bytes=9999999-' });
  expect([behind.status, behind.headers.get('content-range')]).toEqual([416, 'bytes */2000000']);
});

test('[MD-5] a page is sent as Markdown if the client prefers it', async () => {
  const markdown = await get('/config/entry', { accept: 'text/markdown, text/html;q=0.5' });
  expect(markdown.text).toBe('# Entry');
  expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(markdown.headers.get('content-location')).toBe('/config/entry.md');
  expect(markdown.headers.get('vary')).toContain('Accept');
  const html = await get('/config/entry', { accept: 'text/html,*/*;q=0.8' });
  expect([html.text, html.headers.get('vary')]).toEqual([ENTRY, 'Accept, Accept-Encoding']);
  expect((await get('/config/', { accept: 'text/markdown' })).text).toBe('config');
});

test('files with a hash in their name are cached forever, others are revalidated', async () => {
  const cacheControl = async (address: string) => (await get(address)).headers.get('cache-control');
  expect(await cacheControl('/static/js/a.5134e21e54.js')).toContain('immutable');
  for (const address of ['/', '/static/plain.js', '/logo.svg', '/config/entry.md']) {
    expect(await cacheControl(address)).toBe('no-cache');
  }
});

test('HEAD has the headers of GET and no body', async () => {
  const head = await get('/config/entry', {}, 'HEAD');
  const { headers } = await get('/config/entry');
  expect([head.status, head.text]).toEqual([200, '']);
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(headers));
  expect((await get('/nowhere', {}, 'HEAD')).text).toBe('');
});

test('[SAFE-2] files that a build removes or replaces are served as they were at the start', async () => {
  const folder = writeSite({ 'index.html': 'home', 'a.bin': BIG, 'b.bin': BIG, 'c.txt': BIG });
  const running = createSiteApp({ root: folder });
  rmSync(path.join(folder, 'a.bin'));
  writeFileSync(path.join(folder, 'new'), 'n'.repeat(BIG.length));
  renameSync(path.join(folder, 'new'), path.join(folder, 'b.bin'));
  rmSync(path.join(folder, 'c.txt'));
  for (const address of ['/a.bin', '/b.bin', '/c.txt']) {
    const answer = await running.request(address);
    expect([answer.status, await answer.text()]).toEqual([200, BIG]);
  }
  const packed = await running.request('/c.txt', { headers: { 'accept-encoding': 'br' } });
  const text = brotliDecompressSync(new Uint8Array(await packed.arrayBuffer())).toString();
  expect(text).toBe(BIG);
});

test('a file that is modified while the server runs is not sent partially', async () => {
  const folder = writeSite({ 'index.html': 'home', 'a.bin': BIG });
  const running = createSiteApp({ root: folder });
  writeFileSync(path.join(folder, 'a.bin'), 'short');
  const answer = await running.request('/a.bin', { headers: { 'accept-encoding': 'br' } });
  expect([answer.status, await answer.text()]).toEqual([404, 'The file no longer exists.\n']);
});
