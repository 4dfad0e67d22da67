import { contentOf } from '../../content/siteContent';
import type { SitePlugin } from '../../content/sitePlugin';
import { addFigures, COMPONENT, figureFindings } from './addFigures';

/**
 * Figures from their description in a `figure` fence: boxes in rows or columns and arrows between
 * them, drawn as SVG when the site is built, and told as a list in the Markdown of the page.
 */
export function pluginFigures(): SitePlugin {
  return {
    name: 'lectern:figures',
    config(config) {
      const content = contentOf(config);
      content.add(addFigures);
      content.addTexts({ [COMPONENT]: ({ description }) => String(description) });
      content.addTreeCheck((tree, _page, file) => figureFindings(tree, file));
      return config;
    },
  };
}
