import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { stockRemover } from '../support/removeStock';
import { gitDates } from './gitDates';

/** The name of Rspress's own plugin, which writes dates in the time zone of the build machine. */
const STOCK_LAST_UPDATED = '@rspress/plugin-last-updated';

/** A page's own date: `lastUpdated: 2026-01-31T23:30:00Z`, or `false` for none. */
function ownDate(value: unknown): string | false | undefined {
  if (value === false) return false;
  if (typeof value !== 'string' && !(value instanceof Date)) return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/**
 * Gives every page `lastUpdatedTime`, the moment of its last commit as ISO 8601 in UTC; the theme
 * shows it in the reader's locale and time zone. The frontmatter `lastUpdated` has precedence.
 */
export function pluginLastUpdated(): RspressPlugin {
  let dates: Promise<Map<string, string>> = Promise.resolve(new Map());
  const stock = stockRemover(STOCK_LAST_UPDATED);
  return {
    name: 'lectern:last-updated',
    config(config, tools) {
      stock.plan(tools);
      return config;
    },
    beforeBuild(config) {
      stock.remove();
      dates = gitDates(path.resolve(config.root ?? 'docs'));
    },
    async extendPageData(page) {
      const own = ownDate(page.frontmatter?.lastUpdated);
      const date = own ?? (await dates).get(page._filepath);
      if (date) Object.assign(page, { lastUpdatedTime: date });
    },
  };
}
