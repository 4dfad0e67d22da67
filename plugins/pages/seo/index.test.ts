import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageIndexInfo, RouteMeta, UserConfig } from '@rspress/core';
import { expect, test, vi } from 'vitest';
import type { ContentPage } from '../../content/pages/contentPage';
import { type SiteContent, withContent } from '../../content/siteContent';
import { pluginSeo } from './index';
import type { PageSeo } from './shared';

const routes = [
  { routePath: '/', lang: 'en' },
  { routePath: '/x', lang: 'en' },
  { routePath: '/zh/x', lang: 'zh' },
  { routePath: '/secret', lang: 'en' },
  { routePath: '/404', lang: 'en' },
].map((route) => ({ ...route, version: '', absolutePath: route.routePath, pureRoutePath: '/x' }));

function pageOf({ routePath, lang }: (typeof routes)[number]) {
  const frontmatter = routePath === '/secret' ? { noindex: true } : {};
  return { routePath, lang, frontmatter, _filepath: routePath } as PageIndexInfo & PageSeo;
}

/** Runs the hooks of the plugin as a build does. */
async function build(settings: UserConfig, ownRobots?: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-seo-'));
  const [root, outDir] = [path.join(folder, 'docs'), path.join(folder, 'out')];
  mkdirSync(path.join(root, 'public'), { recursive: true });
  mkdirSync(outDir);
  if (ownRobots) writeFileSync(path.join(root, 'public/robots.txt'), ownRobots);
  const locales = ['en', 'zh'].map((lang) => ({ lang, label: lang }));
  const plugin = pluginSeo({ image: '/card.png' });
  const pages = routes.map(pageOf);
  const content = {
    routes: () => routes as RouteMeta[],
    pages: () => new Map(pages.map((page) => [page.routePath, page as ContentPage])),
  } as Partial<SiteContent> as SiteContent;
  const route = { cleanUrls: true };
  const config = withContent({ lang: 'en', locales, root, outDir, route, ...settings }, content);
  await plugin.config?.(config, { addPlugin() {}, removePlugin() {} }, true);
  await plugin.beforeBuild?.(config, true);
  for (const page of pages) await plugin.extendPageData?.(page, true);
  await plugin.afterBuild?.(config, true);
  const read = (name: string) => {
    const file = path.join(outDir, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  return { pages: new Map(pages.map((page) => [page.routePath, page.seo])), read };
}

test('[SEO-1] the sitemap and robots.txt are written; hidden pages are in neither', async () => {
  const { read, pages } = await build({ siteOrigin: 'https://a.example' });
  const found = [...(read('sitemap.xml') ?? '').matchAll(/<loc>(.*)<\/loc>/g)];
  expect(found.map(([, address]) => address)).toEqual([
    'https://a.example/',
    'https://a.example/x',
    'https://a.example/zh/x',
  ]);
  expect(read('robots.txt')).toContain('Sitemap: https://a.example/sitemap.xml');
  expect(pages.get('/secret')?.metas).toContainEqual({ name: 'robots', content: 'noindex' });
  const card = { property: 'og:image', content: 'https://a.example/card.png' };
  expect(pages.get('/x')?.metas).toContainEqual(card);
});

test("[SEO-1] a robots.txt of the site's own stays, and below a base there is none", async () => {
  const own = await build({ siteOrigin: 'https://a.example' }, 'mine');
  expect(own.read('robots.txt')).toBeUndefined();
  const based = await build({ siteOrigin: 'https://a.example', base: '/docs/' });
  expect(based.read('robots.txt')).toBeUndefined();
  expect(based.read('sitemap.xml')).toContain('<loc>https://a.example/docs/zh/x</loc>');
});

test('[SEO-1] without an origin links have no host, and one warning says what to set', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { read, pages } = await build({});
  expect(warn).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('SITE_ORIGIN=https://'));
  warn.mockRestore();
  expect([read('sitemap.xml'), read('robots.txt')]).toEqual([undefined, undefined]);
  expect(pages.get('/zh/x')?.links[0]).toEqual({ rel: 'canonical', href: '/zh/x' });
  const names = pages.get('/x')?.metas.map(({ property }) => property);
  expect(names).not.toContain('og:url');
  expect(names).not.toContain('og:image');
});

test('[SEO-1] Rspress has nothing left to write alternate links from', async () => {
  await build({ siteOrigin: 'https://a.example' });
  expect(routes.map(({ pureRoutePath }) => pureRoutePath)).toEqual(
    routes.map(({ routePath }) => routePath),
  );
});
