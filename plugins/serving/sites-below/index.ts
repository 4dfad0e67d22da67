import path from 'node:path';
import process from 'node:process';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature, featureSite } from '../../define/defineFeature';
import { linksToSites } from './linksToSites';
import { siteLinksPlugin } from './siteLinks';

/** Returns pages that are unreachable, because another site answers at their addresses. */
function hiddenPages(
  sites: readonly string[],
  routes: readonly { routePath: string; absolutePath: string }[],
): string[] {
  return sites.flatMap((site) => {
    const start = site.toLowerCase();
    const page = routes.find(({ routePath }) => `${routePath}/`.toLowerCase().startsWith(start));
    if (!page) return [];
    const file = path.relative(process.cwd(), page.absolutePath);
    return [
      `sitesBelow: "${site}" contains a page of this site, ${file} → move it, or remove the address`,
    ];
  });
}

/**
 * Declares the addresses of other sites below this one. Links to these sites are not checked, keep
 * their language, and load the whole document.
 *
 * @param sites the paths, with a slash at both ends, as in links: `['/api/']`
 * @throws an error in the build, naming the pages of this site at these addresses
 */
export function pluginSitesBelow(sites: readonly string[]): SitePlugin {
  const site = featureSite();
  return defineFeature({
    name: 'lectern:sites-below',
    site,
    sitesBelow: () => sites,
    open(content) {
      content.onCompile((_file, tree) => linksToSites(tree, sites));
    },
    rspress: {
      beforeBuild() {
        const lines = hiddenPages(sites, site.content().routes());
        if (lines.length > 0) throw new Error(`[sites] ${lines.join('\n')}`);
      },
      builderConfig: { plugins: [siteLinksPlugin(sites, site.facts)] },
    },
  });
}
