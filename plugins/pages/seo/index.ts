import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageIndexInfo, RouteMeta } from '@rspress/core';
import type { PageImage, SitePlugin } from '../../content/sitePlugin';
import { defineFeature, featureSite } from '../../define/defineFeature';
import { gitDates } from '../last-updated/gitDates';
import { pageDate } from '../last-updated/pageDate';
import { type CanonicalPage, canonicalPages } from './canonicalPages';
import { headSite, type SeoOptions } from './headSite';
import { isHiddenPage, ownElements } from './ownElements';
import { pageHead } from './pageHead';
import type { PageSeo } from './shared';
import { robots, type SitemapPage, sitemap } from './sitemap';

export type { SeoOptions } from './headSite';

const SITEMAP_FILE = 'sitemap.xml';
const ROBOTS_FILE = 'robots.txt';

const NO_ORIGIN =
  '[seo] siteOrigin is not set → sitemap.xml, og:url and the Sitemap line of robots.txt are left out, and canonical and hreflang links have no host: build with SITE_ORIGIN=https://docs.example.com, or set siteOrigin in rspress.config.ts';

/**
 * Prevents the alternate links of Rspress. It writes them without `x-default` for routes that have
 * the same `pureRoutePath`, and does not use that field for anything else in documents.
 */
function leaveOutStockAlternates(routes: readonly RouteMeta[]) {
  for (const route of routes) route.pureRoutePath = route.routePath;
}

/**
 * Writes canonical links, links between translations, Open Graph data, `sitemap.xml` and `robots.txt`.
 * Pages with `noindex: true` in their frontmatter are left out. Absolute addresses require
 * `siteOrigin`. Without this setting, the build reports which data it left out. A `robots.txt` in
 * `public` takes precedence, and a site with a base has none, because the file belongs to the whole
 * host.
 *
 * @param options the image of the site
 */
export function pluginSeo(options: SeoOptions = {}): SitePlugin {
  const site = featureSite();
  const { config, content } = site;
  let decided: Map<string, CanonicalPage> | undefined;

  const isHidden = (route: string) =>
    /\/404$/.test(route) || isHiddenPage(content().pages().get(route)?.frontmatter);

  /** Only called after all pages are read, because a hidden page is not a translation of another one. */
  function canonicalPage(route: string): CanonicalPage | undefined {
    decided ??= canonicalPages(content().routes(), site.facts(), isHidden);
    return decided.get(route);
  }

  /** Returns the image that a plugin provides for a page. */
  function imageOf(page: PageIndexInfo): PageImage | undefined {
    for (const { pageImage } of (config().plugins ?? []) as SitePlugin[]) {
      const image = pageImage?.(page);
      if (image) return image;
    }
    return undefined;
  }

  function seoOf(shown: PageIndexInfo): PageSeo['seo'] {
    const { routePath, frontmatter } = shown;
    const page = canonicalPage(routePath);
    if (!page) return undefined;
    const heads = [config().head, frontmatter?.head].filter(Array.isArray).flat();
    const image = imageOf(shown);
    const head = pageHead(page, headSite(config(), options), ownElements(heads), image);
    if (frontmatter?.noindex === true) head.metas.push({ name: 'robots', content: 'noindex' });
    return head;
  }

  async function sitemapPages(): Promise<SitemapPage[]> {
    const dates = await gitDates(site.docDir());
    const { address } = headSite(config(), options);
    return [...content().pages().values()].flatMap((page) => {
      const { routePath } = page;
      const isReal = canonicalPage(routePath)?.canonical.route === routePath;
      if (!isReal || isHidden(routePath)) return [];
      const links = seoOf(page)?.links ?? [];
      return [{ address: address(routePath), links, changed: pageDate(page, dates) }];
    });
  }

  async function writeFiles(): Promise<void> {
    const { base = '/', siteOrigin } = config();
    if (!siteOrigin) {
      console.warn(NO_ORIGIN);
      return;
    }
    const write = (name: string, text: string) => writeFile(path.join(site.outDir(), name), text);
    await write(SITEMAP_FILE, sitemap(await sitemapPages()));
    const hasOwnRobots = existsSync(path.join(site.docDir(), 'public', ROBOTS_FILE));
    if (hasOwnRobots || base !== '/') return;
    await write(ROBOTS_FILE, robots(new URL(SITEMAP_FILE, siteOrigin).href));
  }

  return defineFeature({
    name: 'lectern:seo',
    site,
    rspress: {
      beforeBuild: () => leaveOutStockAlternates(content().routes()),
      extendPageData(page: PageIndexInfo & PageSeo) {
        decided = undefined;
        Object.defineProperty(page, 'seo', { enumerable: true, get: () => seoOf(page) });
      },
      async afterBuild(_, isProd) {
        if (isProd) await writeFiles();
      },
    },
  });
}
