import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { TEST_SITE, writeSite } from '../testing/testSite';
import { createSiteApp } from './app';

const ENTRY = `<script>alert(1)</script>${'<p>entry</p>'.repeat(200)}`;
const BIG = '0123456789'.repeat(200_000);

const files = {
  'index.html': 'home',
  'config/index.html': 'config',
  'config/entry.html': ENTRY,
  'config/entry.md': '# Entry',
  'guide/en/x.html': 'x',
  'zh/config/entry.html': 'zh entry',
  'v1/config/entry.html': 'v1 entry',
  '指南.html': 'guide',
  'logo.svg': '<svg/>',
  'empty.txt': '',
  'big.bin': BIG,
  'big.txt': BIG,
  'static/js/a.5134e21e54.js': 'code',
  'static/plain.js': 'code',
  '404.html': 'not found',
  'zh/404.html': '找不到',
  _redirects: 'secret',
  _headers: 'secret',
};
const root = writeSite(files, TEST_SITE);
writeFileSync(path.join(root, '../secret.txt'), 'secret');
symlinkSync('../secret.txt', path.join(root, 'leak.txt'));
const app = createSiteApp({ root });

async function get(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await app.request(address, { method, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('a page is served at its own address, with its type', async () => {
  const { status, text, headers } = await get('/config/entry');
  expect([status, text]).toEqual([200, ENTRY]);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('content-length')).toBe(String(ENTRY.length));
  expect((await get('/%E6%8C%87%E5%8D%97')).text).toBe('guide');
  expect((await get('/%e6%8c%87%e5%8d%97')).text).toBe('guide');
  expect((await get('/empty.txt')).status).toBe(200);
});

test.each([
  ['/config/entry/', '/config/entry'],
  ['/Config/Entry?A=b&c=%20', '/config/entry?A=b&c=%20'],
  ['/config?a=//b', '/config/?a=//b'],
  ['/config/index.html', '/config/'],
  ['/config/entry.html', '/config/entry'],
  ['//config//entry', '/config/entry'],
  ['/index', '/'],
  ['/%E6%8C%87%E5%8D%97/', '/%E6%8C%87%E5%8D%97'],
])('[ROUTE-1] %s is one permanent redirect to %s', async (from, to) => {
  const { status, headers } = await get(`http://localhost${from}`);
  expect([status, headers.get('location')]).toEqual([301, to]);
  expect((await get(to)).status).toBe(200);
});

test.each([
  ['/en/config/entry?a=1', '/config/entry?a=1'],
  ['/v2/config/entry', '/config/entry'],
  ['/v2/en/Config/', '/config/'],
  ['/v1/en/config/entry', '/v1/config/entry'],
  ['/v2/zh/config/entry', '/zh/config/entry'],
  ['/v2/en', '/'],
])('[ROUTE-2] %s is one permanent redirect to %s', async (from, to) => {
  const { status, headers } = await get(from);
  expect([status, headers.get('location')]).toEqual([301, to]);
});

test('[ROUTE-2] a prefix in the middle is left alone, and nothing leads to a missing page', async () => {
  expect((await get('/guide/en/x')).status).toBe(200);
  expect((await get('/config/en/entry')).status).toBe(404);
  expect((await get('/en/nowhere')).status).toBe(404);
});

test.each([
  '//evil.com',
  '//evil.com/config/entry',
  '/en//evil.com',
  '/%2F%2Fevil.com',
  '/%5Cevil.com',
  '/en/%2F/evil.com/',
  '/en/https://evil.com',
  '/config/entry%2F',
])('[SAFE-2] %s does not lead away', async (address) => {
  const { status, headers } = await get(`http://localhost${address}`);
  expect([status, headers.get('location')]).toEqual([404, null]);
});

test('[ROUTE-12] with a base the site is below it only', async () => {
  const based = createSiteApp({ root, base: '/docs/' });
  const answer = async (address: string) => {
    const { status, headers } = await based.request(`http://localhost${address}`);
    return [status, headers.get('location')];
  };
  expect(await answer('/docs/config/entry')).toEqual([200, null]);
  expect(await answer('/config/entry')).toEqual([404, null]);
  expect(await answer('/docs-api')).toEqual([404, null]);
  expect(await answer('/docs')).toEqual([301, '/docs/']);
  expect(await answer('/DOCS/v2/en/config?a')).toEqual([301, '/docs/config/?a']);
  expect(await answer('//docs//config/entry/')).toEqual([301, '/docs/config/entry']);
  expect(await answer('/v2/docs/config')).toEqual([404, null]);
});

test('without the facts of the build there are no prefixes, and the rest works', async () => {
  const bare = createSiteApp({ root: writeSite({ 'index.html': 'home', 'a/b.html': 'b' }) });
  expect((await bare.request('/a/b')).status).toBe(200);
  expect((await bare.request('/A/b.html')).headers.get('location')).toBe('/a/b');
  expect((await bare.request('/en/a/b')).status).toBe(404);
});

test('[404-3] the HTTP status of a page that does not exist is 404, with the page of its language', async () => {
  const missing = await get('/nowhere', { 'if-none-match': '*', range: 'bytes=0-1' });
  expect([missing.status, missing.text]).toEqual([404, 'not found']);
  expect(missing.headers.get('cache-control')).toBe('no-cache');
  expect((await get('/zh/no/where')).text).toBe('找不到');
  expect((await get('/v1/no/where')).text).toBe('not found');
  expect((await get('/404')).status).toBe(404);
  expect((await get('/404.html')).status).toBe(404);
});

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

test('what did not change is not sent again', async () => {
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

test('[MD-5] a page is sent as Markdown to those who ask for it', async () => {
  const markdown = await get('/config/entry', { accept: 'text/markdown, text/html;q=0.5' });
  expect(markdown.text).toBe('# Entry');
  expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(markdown.headers.get('content-location')).toBe('/config/entry.md');
  expect(markdown.headers.get('vary')).toContain('Accept');
  const html = await get('/config/entry', { accept: 'text/html,*/*;q=0.8' });
  expect([html.text, html.headers.get('vary')]).toEqual([ENTRY, 'Accept, Accept-Encoding']);
  expect((await get('/config/', { accept: 'text/markdown' })).text).toBe('config');
});

test('files with a hash in their name are kept for good, others are asked for again', async () => {
  const cacheControl = async (address: string) => (await get(address)).headers.get('cache-control');
  expect(await cacheControl('/static/js/a.5134e21e54.js')).toContain('immutable');
  for (const address of ['/', '/static/plain.js', '/logo.svg', '/config/entry.md']) {
    expect(await cacheControl(address)).toBe('no-cache');
  }
});

test('[SAFE-1] every page names the scripts that may run in it', async () => {
  const policy = (await get('/config/entry')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  );
  for (const address of ['/', '/nowhere']) {
    const own = (await get(address)).headers.get('content-security-policy') ?? '';
    expect(own).toContain("script-src 'self';");
  }
  for (const address of ['/', '/nowhere', '/config/entry.md', '/healthz', '/config']) {
    expect((await get(address)).headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('[SAFE-2] nothing for hosts, no dot-file and no link that leads outside is served', async () => {
  for (const address of ['/_redirects', '/_headers', '/.lectern.json', '/leak.txt']) {
    expect((await get(address)).status).toBe(404);
  }
});

test('[SAFE-2] methods, addresses and codes that make no sense get a short answer', async () => {
  const post = await get('/', {}, 'POST');
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await get(`/${'a'.repeat(5000)}`)).status).toBe(414);
  expect((await get('/%E0%A4%A')).status).toBe(400);
  expect((await get('/a%00b')).status).toBe(404);
});

test('HEAD has the headers of GET and no body', async () => {
  const head = await get('/config/entry', {}, 'HEAD');
  const { headers } = await get('/config/entry');
  expect([head.status, head.text]).toEqual([200, '']);
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(headers));
  expect((await get('/nowhere', {}, 'HEAD')).text).toBe('');
});

test('the health says whether requests are welcome', async () => {
  expect((await get('/healthz')).status).toBe(200);
  const stopping = createSiteApp({ root, isReady: () => false });
  expect((await stopping.request('/healthz')).status).toBe(503);
});

test('a file that was taken away or replaced while the server runs is not half sent', async () => {
  const folder = writeSite({ 'index.html': 'home', 'a.bin': BIG, 'b.bin': BIG, 'c.txt': BIG });
  const running = createSiteApp({ root: folder });
  rmSync(path.join(folder, 'a.bin'));
  writeFileSync(path.join(folder, 'b.bin'), 'short');
  rmSync(path.join(folder, 'c.txt'));
  for (const address of ['/a.bin', '/b.bin', '/c.txt']) {
    const answer = await running.request(address, { headers: { 'accept-encoding': 'br' } });
    expect([answer.status, await answer.text()]).toEqual([404, 'The file is no longer here.\n']);
  }
});
