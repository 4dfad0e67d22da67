import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createSitesApp } from '../../plugins/serving/server/server/app';
import { requestBuilt } from '../support/builtServer';
import { SITES } from '../support/sites';

for (const [site, from, to] of [
  ['docs', '/config/resolve/?a=1', '/config/resolve?a=1'],
  ['docs', '/Config/Resolve.html', '/config/resolve'],
  ['docs', '/config/index.html', '/config/'],
  ['docs', '//config//resolve', '/config/resolve'],
  ['based', '/docs/GUIDE/start/', '/docs/guide/start'],
] as const) {
  test(`[ROUTE-1] the server leads ${from} to ${to}, at once and for good`, async () => {
    const answer = await requestBuilt(site, from);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
    expect((await requestBuilt(site, to)).status).toBe(200);
  });
}

for (const [site, from, to] of [
  ['docs', '/en/config/resolve?a=1', '/config/resolve?a=1'],
  ['docs', '/v2/config/', '/config/'],
  ['docs', '/v2/en', '/'],
  ['docs', '/v1/en/config/entry', '/v1/config/entry'],
  ['based', '/docs/v2/en/guide/start?a=1', '/docs/guide/start?a=1'],
] as const) {
  test(`[ROUTE-2] the server leads ${from} to ${to}, at once and for good`, async () => {
    const answer = await requestBuilt(site, from);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });
}

for (const [site, address, from] of [
  ['docs', '/config/resolve', '/en/config/resolve'],
  ['docs', '/v1/config/entry', '/v1/EN/config/entry/'],
  ['based', '/docs/guide/start', '/docs/v2/en/guide/start'],
] as const) {
  test(`[ROUTE-6] a browser of another language gets the page itself at ${from}, to store the choice`, async () => {
    const page = await (await requestBuilt(site, address)).text();
    for (const wanted of ['zh-CN,zh;q=0.9', 'en;q=0.1,ZH']) {
      const answer = await requestBuilt(site, from, { 'accept-language': wanted });
      expect([answer.status, await answer.text()]).toEqual([200, page]);
      expect(answer.headers.get('vary')).toContain('Accept-Language');
    }
    for (const wanted of ['en-GB,zh;q=0.9', 'fr', '']) {
      const answer = await requestBuilt(site, from, { 'accept-language': wanted });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, address]);
      expect(answer.headers.get('vary')).toContain('Accept-Language');
    }
  });
}

test('[ROUTE-6] where the script would not know the address again, every browser is redirected', async () => {
  for (const from of ['//en/config/resolve', '/%65n/config/resolve', '/v2/config/resolve']) {
    const answer = await requestBuilt('docs', from, { 'accept-language': 'zh' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/config/resolve']);
  }
});

test('[ROUTE-2] old addresses lead to the site that has the pages now, which the same server answers', async () => {
  const sites = [SITES.docs, SITES.lectern].map(({ folder }) => ({ root: folder }));
  const app = createSitesApp({ sites });
  for (const [from, to] of [
    ['/zh/lectern/start?a=1', '/lectern/zh/start?a=1'],
    ['/zh/lectern', '/lectern/zh/'],
    ['/lectern', '/lectern/'],
    ['/Lectern/Start/', '/lectern/start'],
  ]) {
    const answer = await app.request(`${from}`);
    expect([from, answer.status, answer.headers.get('location')]).toEqual([from, 301, to]);
    expect((await app.request(`${to}`)).status).toBe(200);
  }
  expect(await (await app.request('/lectern/nowhere')).text()).toContain('Lectern</title>');
  expect(await (await app.request('/nowhere')).text()).toContain('Rspack Docs</title>');
});

for (const [from, to] of [
  ['/docs/guide/begin?a=1', '/docs/guide/start?a=1'],
  ['/docs/zh/Guide/Begin.html', '/docs/zh/guide/start'],
  ['/docs/v2/en/guide/begin/', '/docs/guide/start'],
  ['/docs/manual/links', '/docs/guide/links'],
  ['/docs/zh/manual/start.md', '/docs/zh/guide/start.md'],
] as const) {
  test(`[ROUTE-2] the server leads the old address ${from} to ${to}`, async () => {
    const answer = await requestBuilt('based', from);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
    expect((await requestBuilt('based', to)).status).toBe(200);
  });
}

test('[ROUTE-2] [SEO-1] other hosts have a page at an old address, which only a reader who has it finds', async () => {
  const { folder } = SITES.based;
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  for (const [name, to] of [
    ['guide/begin.html', '/docs/guide/start'],
    ['zh/guide/begin.html', '/docs/zh/guide/start'],
    ['manual/links.html', '/docs/guide/links'],
  ] as const) {
    expect(read(name)).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
    expect(read(name)).toContain(`<link rel="canonical" href="https://based.example${to}">`);
    expect(read(name)).toContain('<meta name="robots" content="noindex">');
  }
  for (const name of ['sitemap.xml', 'llms.txt', 'llms-full.txt', 'zh/llms.txt']) {
    expect(read(name), name).not.toMatch(/guide\/begin|manual/);
  }
  expect(read('_redirects')).toContain('/docs/manual/* /docs/guide/:splat 301\n');
});

test('[ROUTE-2] the server leaves a prefix in the middle alone', async () => {
  expect((await requestBuilt('docs', '/config/en/resolve')).status).toBe(404);
  expect((await requestBuilt('based', '/docs/guide/v2/start')).status).toBe(404);
});

test('[SAFE-2] what is for hosts and for the server is not for readers', async () => {
  for (const name of [
    '_redirects',
    '_headers',
    '.lectern.json',
    '.built-from',
    '../package.json',
  ]) {
    expect((await requestBuilt('docs', `/${name}`)).status).toBe(404);
  }
});
