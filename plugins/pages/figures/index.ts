import type { SitePlugin } from '../../content/sitePlugin';
import { FIGURE } from '../../content/tree/fenceMeta';
import { definePlugin } from '../../define';
import { ownFile } from '../../support/ownFile';
import { readFence } from './readFence';

/**
 * Draws figures from the descriptions in `figure` blocks when the site is built: boxes, areas,
 * arrows and bars as SVG on the page, and as lists in the Markdown of the page.
 */
export function pluginFigures(): SitePlugin {
  return definePlugin({
    name: 'lectern:figures',
    fences: {
      [FIGURE]: {
        component: ownFile(import.meta.url, 'runtime/FigureFence'),
        read: readFence,
      },
    },
  });
}
