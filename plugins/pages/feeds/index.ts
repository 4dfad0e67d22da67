import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { devMiddleware } from '../../support/devMiddleware';
import { withPackages } from '../../support/optionalPackage';
import { DEFAULT_OUT_DIR } from '../../support/outDir';
import { devFeeds } from './devFeeds';
import { feedFiles, type Post } from './feedFiles';
import { type FeedSite, feedAddress, isItem, namesFeed, sectionRoute } from './feedRoutes';
import { FEED_FILE, FEED_MIME, type FeedsOptions } from './options';
import type { renderFeed } from './renderFeed';
import type { PageFeed } from './shared';

const NAME = 'lectern:feeds';

const NO_ORIGIN =
  '[feeds] siteOrigin is not set → feeds and the links to them are left out, because feed readers need absolute URLs: build with SITE_ORIGIN=https://docs.example.com, or set siteOrigin in rspress.config.ts';

/** Returns the date of an item from its frontmatter. */
function dateOf({ frontmatter }: PageIndexInfo): Date | undefined {
  const date = new Date(String(frontmatter.date ?? ''));
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function failUndated(files: readonly string[]): never {
  const lines = files.map((file) => `  ${file} → add "date: 2026-01-31" to its frontmatter`);
  throw new Error(`[feeds] ${files.length} items have no date:\n${lines.join('\n')}`);
}

export type { FeedsOptions } from './options';

/**
 * Writes an RSS feed of a section for every language, from the `title`, `description` and `date` of the
 * section's pages. Addresses in a feed are absolute, so the plugin requires `siteOrigin`. Without this
 * setting, the build reports that the feed is missing. The plugin also requires the `feed` package.
 *
 * @param options the section, and the texts of the feed in each language
 * @throws an error in the build, naming every page without a date
 */
export function pluginFeeds(options: FeedsOptions): RspressPlugin {
  const posts = new Map<string, Post[]>();
  const undated: string[] = [];
  let outDir = DEFAULT_OUT_DIR;
  let root = '/';
  let site: FeedSite = { section: options.section, defaultLang: 'en' };
  let address: ((route: string) => string) | undefined;
  let render: typeof renderFeed | undefined;
  const files = () =>
    address && render ? feedFiles(options, site, posts, address, render) : new Map();

  function writeAll(): void {
    if (undated.length > 0) failUndated(undated);
    if (!address) console.warn(NO_ORIGIN);
    for (const [route, feed] of files()) {
      const file = path.join(outDir, route);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, feed);
    }
  }

  const rsbuildPlugin: RsbuildPlugin = {
    name: NAME,
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (!stats?.hasErrors()) writeAll();
      });
    },
  };

  return {
    name: NAME,
    async beforeBuild({ lang = 'en', base = '/', siteOrigin, outDir: folder = DEFAULT_OUT_DIR }) {
      site = { section: options.section, defaultLang: lang };
      outDir = path.resolve(process.cwd(), folder);
      root = base;
      address = siteOrigin ? (route) => feedAddress(route, base, siteOrigin) : undefined;
      posts.clear();
      undated.length = 0;
      const loaded = await withPackages(['feed'], '[feeds] a feed', () => import('./renderFeed'));
      render = loaded.renderFeed;
    },
    extendPageData(page) {
      const { lang, routePath: route, title, frontmatter } = page;
      if (!options.title[lang] || !namesFeed(page, site)) return;
      if (address) {
        const url = address(`${sectionRoute(lang, site)}${FEED_FILE}`);
        const feeds: PageFeed[] = [{ language: lang, url, mime: FEED_MIME }];
        Object.assign(page, { feeds });
      }
      if (!isItem(page, site)) return;
      const date = dateOf(page);
      if (!date) {
        undated.push(String(page._relativePath));
        return;
      }
      const post = { title, description: String(frontmatter.description ?? ''), route, date };
      posts.set(lang, [...(posts.get(lang) ?? []), post]);
    },
    builderConfig: {
      plugins: [
        rsbuildPlugin,
        devMiddleware(
          `${NAME}:dev`,
          devFeeds(files, () => root),
        ),
      ],
    },
  };
}
