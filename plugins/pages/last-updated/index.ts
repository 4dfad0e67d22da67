import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { stockRemover } from '../../support/removeStock';
import { gitDates } from './gitDates';
import { pageDate } from './pageDate';

/** The name of Rspress's own plugin, which formats dates in the time zone of the build machine. */
const STOCK_LAST_UPDATED = '@rspress/plugin-last-updated';

/**
 * Adds the time of the last commit to every page as `lastUpdatedTime`, in UTC and ISO 8601 format. The
 * theme shows it in the locale and time zone of the reader. `lastUpdated` in the frontmatter takes
 * precedence.
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
