import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { DEFAULT_OUT_DIR } from '../support/outDir';
import { type FeedSite, feedAddress, isItem, namesFeed, sectionRoute } from './feedRoutes';
import { FEED_FILE, FEED_MIME, type FeedsOptions } from './options';
import { type FeedItem, renderFeed } from './renderFeed';
import type { PageFeed } from './shared';

/** The day of an item, from its frontmatter. */
function dateOf({ frontmatter }: PageIndexInfo): Date | undefined {
  const date = new Date(String(frontmatter.date ?? ''));
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/**
 * Writes an RSS feed of a section for every language, from the pages below it: their title,
 * `description` and `date`. The home page and the section's pages name it in their page data.
 *
 * @throws naming every item without a date
 */
export function pluginFeeds({ section, title, description }: FeedsOptions): RspressPlugin {
  const languages = Object.keys(title);
  const items = new Map<string, FeedItem[]>();
  const undated: string[] = [];
  let site: FeedSite = { section, defaultLang: 'en' };
  let address = (route: string) => route;

  return {
    name: 'lectern:feeds',
    beforeBuild({ lang = 'en', base = '/', siteOrigin }) {
      site = { section, defaultLang: lang };
      address = (route) => feedAddress(route, base, siteOrigin);
      items.clear();
      undated.length = 0;
    },
    extendPageData(page) {
      if (!languages.includes(page.lang) || !namesFeed(page, site)) return;
      const url = address(`${sectionRoute(page.lang, site)}${FEED_FILE}`);
      const feeds: PageFeed[] = [{ language: page.lang, url, mime: FEED_MIME }];
      Object.assign(page, { feeds });
      if (!isItem(page, site)) return;
      const date = dateOf(page);
      if (!date) {
        undated.push(String(page._relativePath));
        return;
      }
      const item = {
        title: page.title,
        description: String(page.frontmatter.description ?? ''),
        url: address(page.routePath),
        date,
      };
      items.set(page.lang, [...(items.get(page.lang) ?? []), item]);
    },
    async afterBuild({ outDir = DEFAULT_OUT_DIR }) {
      if (undated.length > 0) {
        const lines = undated.map(
          (file) => `  ${file} → add "date: 2026-01-31" to its frontmatter`,
        );
        throw new Error(`[feeds] ${undated.length} items have no date:\n${lines.join('\n')}`);
      }
      for (const language of languages) {
        const route = sectionRoute(language, site);
        const file = path.join(outDir, route, FEED_FILE);
        const channel = {
          title: title[language] ?? '',
          description: description[language] ?? '',
          language,
          url: address(route),
          feedUrl: address(`${route}${FEED_FILE}`),
        };
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, renderFeed(channel, items.get(language) ?? []));
      }
    },
  };
}
