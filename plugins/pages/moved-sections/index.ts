import type { PageIndexInfo, RouteMeta } from '@rspress/core';
import type { MovedSections } from '../../../theme/routes/movedSections';
import { contentOf } from '../../content/siteContent';
import type { SitePlugin } from '../../content/sitePlugin';
import { siteFacts } from '../../support/siteFacts';
import { addMovedSections } from './addMovedSections';
import { movedTag } from './movedScript';
import { movedUrls } from './movedUrls';
import type { MovedData } from './shared';

// Must precede the plugin of the head scripts: the last redirect wins, and readers are redirected to
// their language first.

/**
 * Leads readers who open the old anchor of a moved section to its new page: `movedSections` in the frontmatter of
 * the old page lists the anchors. Only such pages contain a script for it. The tools for language models follow them
 * too.
 */
export function pluginMovedSections(): SitePlugin {
  let site = siteFacts({});
  const byRoute = new Map<string, MovedSections>();
  return {
    name: 'lectern:moved-sections',
    movedSections: () => Object.fromEntries(byRoute),
    config(config) {
      site = siteFacts(config);
      const content = contentOf(config);
      content.add(addMovedSections);
      const tag = ({ absolutePath, routePath }: RouteMeta) =>
        movedTag(movedUrls(content.files.read(absolutePath)?.frontmatter, routePath, site));
      return { ...config, head: [...(config.head ?? []), tag] };
    },
    extendPageData(page: PageIndexInfo & MovedData) {
      const entries = movedUrls(page.frontmatter, page.routePath, site);
      if (entries.length === 0) byRoute.delete(page.routePath);
      else {
        page.movedSections = entries;
        byRoute.set(page.routePath, entries);
      }
    },
  };
}
