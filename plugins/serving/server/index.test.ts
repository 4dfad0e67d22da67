import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteMeta } from '@rspress/core';
import { expect, test, vi } from 'vitest';
import { type SiteContent, withContent } from '../../content/siteContent';
import type { SitePlugin } from '../../content/sitePlugin';
import { pluginServer } from './index';
import { createSiteApp } from './server/app';
import { readManifest, UNKNOWN_SITE } from './shared/manifest';
import { writeSite } from './testing/testSite';

const config = {
  base: '/docs/',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  route: { cleanUrls: true },
};
const routes = ['/', '/guide/start', '/zh/guide/start'].map((routePath) => ({ routePath }));

const redirects = {
  '/old': '/guide/start#part',
  '/blog/*': '/guide/*',
  '/files/old.pdf': '/guide/start',
  '/api-old/*': '/api/*',
};

async function build(isProd: boolean, plugins: SitePlugin[] = [], root?: string): Promise<string> {
  const outDir = writeSite({
    'index.html': '<script>alert(1)</script>',
    'guide/start.html': '<img src="https://img.example/p.png">',
    'zh/guide/start.html': '',
    'static/js/a.5134e21e54.js': 'code',
  });
  const plugin = pluginServer({ contentSources: { 'connect-src': ['https://api.example.com'] } });
  const tools = { addPlugin: () => {}, removePlugin: () => {} };
  const content = { routes: () => routes as RouteMeta[] } as Partial<SiteContent> as SiteContent;
  const settings = withContent({ ...config, plugins, outDir, root }, content);
  await plugin.config?.(settings, tools, isProd);
  await plugin.afterBuild?.(settings, isProd);
  return outDir;
}

test('[ROUTE-2] rules and headers of the site come before those of the build', async () => {
  const own = {
    'public/_redirects': '/chat https://chat.example 302',
    'public/_headers': '/*\n  X-Own: 1\n',
  };
  const outDir = await build(true, [], writeSite(own));
  const read = (name: string) => readFileSync(path.join(outDir, name), 'utf8');
  expect(read('_redirects')).toMatch(/^\/chat https:\/\/chat\.example 302\n[\s\S]*:splat 301\n/);
  expect(read('_headers')).toMatch(/^\/\*\n {2}X-Own: 1\n\/[\s\S]*Content-Security-Policy/);
});

test('[ROUTE-2] a build tells the server and static hosts what the defaults are', async () => {
  const outDir = await build(true);
  const read = (name: string) => readFileSync(path.join(outDir, name), 'utf8');
  expect(read('_redirects')).toContain('/docs/v2/guide/* /docs/guide/:splat 301\n');
  // The page that is shown stores the language, which a redirect would lose.
  expect(read('_redirects')).toContain('/docs/v2/en/guide/* /docs/guide/:splat 200\n');
  expect(read('_headers')).toContain('/docs/static/*\n  Cache-Control: public, max-age=31536000');
  const app = createSiteApp({ root: outDir });
  const answer = await app.request('/docs/v2/en/guide/start/?a');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/docs/guide/start?a']);
});

test('[SAFE-1] static hosts send the policy that our server sends', async () => {
  const outDir = await build(true);
  const home = await createSiteApp({ root: outDir }).request('/docs/');
  const policy = home.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("connect-src 'self' https://api.example.com");
  expect(readFileSync(path.join(outDir, '_headers'), 'utf8')).toContain(policy);
});

test('an old address is answered with a redirect by our server, and by a page on other hosts', async () => {
  const below = { name: 'sites', sitesBelow: () => ['/api/'] };
  const outDir = await build(true, [{ name: 'redirects', redirects: () => redirects }, below]);
  const page = readFileSync(path.join(outDir, 'zh/old.html'), 'utf8');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/docs/zh/guide/start#part">');
  expect(page).toContain('<link rel="canonical" href="/docs/zh/guide/start">');
  expect(page).toContain('<meta name="robots" content="noindex">');
  for (const name of ['old.html', 'blog/start.html', 'zh/blog/start.html', 'api-old/index.html']) {
    expect(existsSync(path.join(outDir, name)), name).toBe(true);
  }
  expect(existsSync(path.join(outDir, 'files'))).toBe(false);
  const app = createSiteApp({ root: outDir });
  for (const [from, to] of [
    ['/docs/old?a=1', '/docs/guide/start?a=1#part'],
    ['/docs/zh/Old.html', '/docs/zh/guide/start#part'],
    ['/docs/v2/en/old/', '/docs/guide/start#part'],
    ['/docs/blog/start', '/docs/guide/start'],
    ['/docs/files/old.pdf', '/docs/guide/start'],
    ['/docs/api-old/%E6%8C%87?b', '/docs/api/%E6%8C%87?b'],
    ['/docs/zh/api-old', '/docs/api/'],
  ]) {
    const answer = await app.request(`${from}`);
    expect([from, answer.status, answer.headers.get('location')]).toEqual([from, 301, to]);
  }
  expect((await app.request('/docs/blog/nowhere')).status).toBe(404);
});

test('an old address that no file can have is answered by our server all the same', async () => {
  const long = `/${'a'.repeat(300)}`;
  const below = '/guide/start.html/old';
  const plugin = {
    name: 'redirects',
    redirects: () => ({ [long]: '/guide/start', [below]: '/guide/start' }),
  };
  const app = createSiteApp({ root: await build(true, [plugin]) });
  for (const from of [long, below]) {
    const answer = await app.request(`/docs${from}`);
    expect(answer.headers.get('location'), from).toBe('/docs/guide/start');
  }
});

test('a build tells the server which of its addresses the settings reserve', async () => {
  const answering = {
    name: 'answering',
    reservedRoutes: () => [
      { path: '/mcp', answers: 'language models' },
      { path: '/healthz', answers: 'programs', isBelowBase: false },
    ],
  };
  expect(readManifest(await build(true, [answering])).reserved).toEqual(['/mcp']);
  expect(readManifest(await build(true)).reserved).toEqual([]);
});

test('the dev server writes nothing', async () => {
  expect(readManifest(await build(false))).toBe(UNKNOWN_SITE);
});

test('[SAFE-1] a build names the pages whose pictures the policy refuses', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await build(true);
  expect(warn.mock.calls.flat().join()).toContain('https://img.example: guide/start.html');
  warn.mockRestore();
});
