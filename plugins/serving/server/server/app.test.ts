import { expect, test } from 'vitest';
import { ENTRY, get, root } from '../testing/testApp';
import { TEST_SITE, writeSite } from '../testing/testSite';
import { createSiteApp } from './app';

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

test('without a manifest there are no prefixes, and the rest works', async () => {
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

const LIST = '<ul data-not-found="/" aria-label="Pages"></ul>';

test('[FRAME-3] a page for missing pages offers the nearest ones of its version and language', async () => {
  const site = createSiteApp({
    root: writeSite(
      {
        '404.html': `en${LIST}`,
        'zh/404.html': `zh${LIST}`,
        'v1/zh/404.html': `v1 zh${LIST}`,
        'config/output.html': '<h1 id="o" class="title">Output &amp; more<a href="#o">#</a></h1>',
        'zh/config/output.html': '<h1>输出</h1>',
        'v1/zh/config/output.html': 'no heading',
      },
      TEST_SITE,
    ),
    base: '/docs/',
  });
  const answer = async (address: string, init: RequestInit = {}) => {
    const response = await site.request(`http://localhost/docs${address}`, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const filled = (href: string, title: string) =>
    LIST.replace('></ul>', `><li><a href="/docs${href}">${title}</a></li></ul>`);
  const english = `en${filled('/config/output', 'Output &amp; more')}`;
  expect(await answer('/config/outptu')).toMatchObject({ status: 404, text: english });
  expect((await answer('/v2/Config/Outputs')).text).toBe(english);
  expect((await answer('/zh/config/outputs')).text).toBe(
    `zh${filled('/zh/config/output', '输出')}`,
  );
  expect((await answer('/v2/zh//config/outputs')).text).toContain('zh<ul');
  expect((await answer('/V1/ZH/config/outputs')).text).toBe(
    `v1 zh${filled('/v1/zh/config/output', '/v1/zh/config/output')}`,
  );
  // The version behind the language is that of the offered page.
  for (const address of [
    '/zh/v1/config/output',
    '/zh/V1/Config/Output.html',
    '/ZH/v1/config/outputs/',
  ]) {
    expect((await answer(address)).text, address).toBe(
      `zh${filled('/v1/zh/config/output', '/v1/zh/config/output')}`,
    );
  }
  expect((await answer('/en/v2/config/output')).text).toBe(english);
  expect((await answer('/zh/no/where')).text).toBe(`zh${LIST}`);
  const head = await answer('/config/outptu', { method: 'HEAD' });
  expect([head.text, head.headers.get('content-length')]).toEqual(['', String(english.length)]);
  expect(head.headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('[FRAME-3] the page for a missing folder offers the page of it that its menu links to first', async () => {
  const menu = '<nav><a class="link" href="/docs/guide/start">Guide</a></nav>';
  const root = writeSite(
    { '404.html': `${menu}${LIST}`, 'guide/a.html': '', 'guide/start.html': '<h1>Start</h1>' },
    TEST_SITE,
  );
  const site = createSiteApp({ root, base: '/docs/' });
  const text = await (await site.request('http://localhost/docs/guide/')).text();
  expect(text).toContain(
    '"Pages"><li><a href="/docs/guide/start">Start</a></li><li><a href="/docs/guide/a">/guide/a</a></li></ul>',
  );
});

test('[FRAME-3] pages of the same title are offered with their addresses', async () => {
  const list = '<ul data-not-found="/"></ul>';
  const site = createSiteApp({
    root: writeSite(
      {
        '404.html': list,
        'config/plugins.html': '<h1>Plugins</h1>',
        'guide/plugins.html': '<h1>Plugins</h1>',
        'api/plugin.html': '<h1>Plugin API</h1>',
      },
      TEST_SITE,
    ),
    base: '/docs/',
  });
  const text = await (await site.request('http://localhost/docs/plugins')).text();
  expect(text).toContain('<a href="/docs/config/plugins">Plugins <code>/config/plugins</code></a>');
  expect(text).toContain('<a href="/docs/guide/plugins">Plugins <code>/guide/plugins</code></a>');
  expect(text).toContain('<a href="/docs/api/plugin">Plugin API</a>');
});

test('[FRAME-3] a page for missing pages offers a search for the words of its address', async () => {
  const list = '<ul data-not-found="/zh/" data-search="Find “{{words}}”"></ul>';
  const site = createSiteApp({
    root: writeSite({ 'zh/404.html': list, '404.html': 'en' }, TEST_SITE),
    base: '/docs/',
  });
  const textOf = async (address: string) =>
    (await site.request(`http://localhost/docs${address}`)).text();
  expect(await textOf('/zh/guide/split-chunks.html')).toBe(
    list.replace(
      '></ul>',
      '><li data-search><a href="/docs/zh/?search=split%20chunks">Find “split chunks”</a></li></ul>',
    ),
  );
  const evil = await textOf('/zh/%22%3E%3Cimg%20src=x%20onerror=1%3E$&');
  expect(evil).not.toContain('<img');
  expect(evil).toContain('Find “img src x onerror 1”');
  expect(await textOf('/zh/---')).toBe(list);
});

test('[FRAME-3] the page for missing pages of a language is found in any letter case', async () => {
  const langs = ['en', 'pt-BR'];
  const files = { '404.html': 'en', 'pt-BR/404.html': 'pt' };
  const site = createSiteApp({ root: writeSite(files, { ...TEST_SITE, langs }) });
  for (const address of ['/pt-BR/x', '/pt-br/x', '/v2/PT-BR/x']) {
    expect(await (await site.request(address)).text()).toBe('pt');
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

test('[SAFE-2] invalid methods, addresses and encodings get a short response', async () => {
  const post = await get('/', {}, 'POST');
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await get('/nowhere', {}, 'POST')).status).toBe(404);
  expect((await get(`/${'a'.repeat(5000)}`)).status).toBe(414);
  expect((await get('/a%00b')).status).toBe(404);
});

test('[FRAME-3] an address with a malformed code gets the page for missing pages', async () => {
  for (const address of ['/%', '/%E0%A4%A', '/zh/100%/x']) {
    const answer = await get(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(answer.text).toMatch(/^(not found|找不到)$/);
  }
});

test('the health check reports whether requests are accepted', async () => {
  expect((await get('/healthz')).status).toBe(200);
  const stopping = createSiteApp({ root, isReady: () => false });
  expect((await stopping.request('/healthz')).status).toBe(503);
});
