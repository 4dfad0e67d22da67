import { contentOf } from '../../content/siteContent';
import type { SitePlugin } from '../../content/sitePlugin';
import { withPackages } from '../../support/optionalPackage';
import { addDiagrams, COMPONENT, diagramFindings } from './addDiagrams';
import { diagramDrawer } from './drawDiagram';

/**
 * Draws Mermaid diagrams, written in `mermaid` fences, when the site is built: as SVG in the colors of
 * the theme, without any JavaScript. In the Markdown of a page a diagram stays the text it is written
 * as. Needs `beautiful-mermaid`.
 */
export function pluginMermaid(): SitePlugin {
  return {
    name: 'lectern:mermaid',
    async config(config) {
      const { renderMermaidSVG } = await withPackages(
        ['beautiful-mermaid'],
        '[mermaid] a diagram',
        () => import('beautiful-mermaid'),
      );
      const draw = diagramDrawer(renderMermaidSVG);
      const content = contentOf(config);
      content.add((tree) => addDiagrams(tree, draw));
      content.addTexts({ [COMPONENT]: ({ description }) => String(description) });
      content.addTreeCheck((tree, page, file) => diagramFindings(tree, page, file, draw));
      return config;
    },
  };
}
