import type { SitePlugin } from '../../content/sitePlugin';
import { FIGURE } from '../../content/tree/fenceMeta';
import { definePlugin } from '../../define';
import { ownFile } from '../../support/ownFile';
import { readFence } from './readFence';

/**
 * Figures from their description in a `figure` fence: boxes in rows or columns and arrows between
 * them, drawn as SVG when the site is built, and told as a list in the Markdown of the page.
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
