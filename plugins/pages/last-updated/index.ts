import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { stockRemover } from '../../support/removeStock';
import { gitDates } from './gitDates';
import { pageDate } from './pageDate';

/** The name of Rspress's own plugin, which writes dates in the time zone of the build machine. */
const STOCK_LAST_UPDATED = '@rspress/plugin-last-updated';

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
      const date = pageDate(page, await dates);
      if (date) Object.assign(page, { lastUpdatedTime: date });
    },
  };
}
