import type { MovedSections } from '../../../theme/routes/movedSections';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature, featureSite } from '../../define/defineFeature';
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
  const site = featureSite();
  const byRoute = new Map<string, MovedSections>();
  return defineFeature({
    name: 'lectern:moved-sections',
    site,
    movedSections: () => Object.fromEntries(byRoute),
    open: (content) => content.add(addMovedSections),
    head({ absolutePath, routePath }) {
      const page = site.content().files.read(absolutePath);
      return movedTag(movedUrls(page?.frontmatter, routePath, site.facts()));
    },
    pageData({ frontmatter, routePath }): MovedData | undefined {
      const movedSections = movedUrls(frontmatter, routePath, site.facts());
      if (movedSections.length > 0) {
        byRoute.set(routePath, movedSections);
        return { movedSections };
      }
      byRoute.delete(routePath);
      return undefined;
    },
  });
}
