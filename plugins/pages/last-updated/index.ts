import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature, featureSite } from '../../define/defineFeature';
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
export function pluginLastUpdated(): SitePlugin {
  const site = featureSite();
  const stock = stockRemover(STOCK_LAST_UPDATED);
  let dates: Promise<Map<string, string>> = Promise.resolve(new Map());
  return defineFeature({
    name: 'lectern:last-updated',
    site,
    async pageData(page) {
      const lastUpdatedTime = pageDate(page, await dates);
      return lastUpdatedTime ? { lastUpdatedTime } : undefined;
    },
    rspress: {
      config: (_, tools) => stock.plan(tools),
      beforeBuild() {
        stock.remove();
        dates = gitDates(site.docDir());
      },
    },
  });
}
