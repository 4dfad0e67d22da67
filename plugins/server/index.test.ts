import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteMeta } from '@rspress/core';
import { expect, test, vi } from 'vitest';
import { type SiteContent, withContent } from '../content/siteContent';
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

async function build(isProd: boolean): Promise<string> {
  const outDir = writeSite({
    'index.html': '<script>alert(1)</script>',
    'guide/start.html': '<img src="https://img.example/p.png">',
    'static/js/a.5134e21e54.js': 'code',
  });
  const plugin = pluginServer({ contentSources: { 'connect-src': ['https://api.example.com'] } });
  const tools = { addPlugin: () => {}, removePlugin: () => {} };
  const content = { routes: () => routes as RouteMeta[] } as Partial<SiteContent> as SiteContent;
  const settings = withContent({ ...config, outDir }, content);
  await plugin.config?.(settings, tools, isProd);
  await plugin.afterBuild?.(settings, isProd);
  return outDir;
}

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

test('the dev server writes nothing', async () => {
  expect(readManifest(await build(false))).toBe(UNKNOWN_SITE);
});

test('[SAFE-1] a build names the pages whose pictures the policy refuses', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await build(true);
  expect(warn.mock.calls.flat().join()).toContain('https://img.example: guide/start.html');
  warn.mockRestore();
});
