import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature, featureSite } from '../../define/defineFeature';
import { withPackages } from '../../support/optionalPackage';
import { devFeeds } from './devFeeds';
import { feedFiles, type Post } from './feedFiles';
import { type FeedSite, feedAddress, isItem, namesFeed, sectionRoute } from './feedRoutes';
import { FEED_FILE, FEED_MIME, type FeedsOptions } from './options';
import type { renderFeed } from './renderFeed';
import type { PageFeed } from './shared';

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
export function pluginFeeds(options: FeedsOptions): SitePlugin {
  const site = featureSite();
  const posts = new Map<string, Post[]>();
  const undated: string[] = [];
  let feedSite: FeedSite = { section: options.section, defaultLang: 'en' };
  let address: ((route: string) => string) | undefined;
  let render: typeof renderFeed | undefined;
  const files = () =>
    address && render ? feedFiles(options, feedSite, posts, address, render) : new Map();

  function writeAll(): void {
    if (undated.length > 0) failUndated(undated);
    if (!address) console.warn(NO_ORIGIN);
    for (const [route, feed] of files()) {
      const file = path.join(site.outDir(), route);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, feed);
    }
  }

  /** Adds a page to the feed of its language. */
  function addPost(page: PageIndexInfo): void {
    const { lang, routePath: route, title, frontmatter } = page;
    const date = dateOf(page);
    if (!date) {
      undated.push(String(page._relativePath));
      return;
    }
    const post = { title, description: String(frontmatter.description ?? ''), route, date };
    posts.set(lang, [...(posts.get(lang) ?? []), post]);
  }

  return defineFeature({
    name: 'lectern:feeds',
    site,
    pageData(page): { feeds: PageFeed[] } | undefined {
      const { lang } = page;
      if (!options.title[lang] || !namesFeed(page, feedSite)) return undefined;
      if (isItem(page, feedSite)) addPost(page);
      const url = address?.(`${sectionRoute(lang, feedSite)}${FEED_FILE}`);
      return url === undefined ? undefined : { feeds: [{ language: lang, url, mime: FEED_MIME }] };
    },
    bundler(api) {
      api.onAfterBuild(({ stats }) => {
        if (!stats?.hasErrors()) writeAll();
      });
    },
    dev: ({ middlewares }) => void middlewares.use(devFeeds(files, () => site.facts().base)),
    rspress: {
      async beforeBuild({ lang = 'en', base = '/', siteOrigin }) {
        feedSite = { section: options.section, defaultLang: lang };
        address = siteOrigin ? (route) => feedAddress(route, base, siteOrigin) : undefined;
        posts.clear();
        undated.length = 0;
        const loaded = await withPackages(['feed'], '[feeds] a feed', () => import('./renderFeed'));
        render = loaded.renderFeed;
      },
    },
  });
}
