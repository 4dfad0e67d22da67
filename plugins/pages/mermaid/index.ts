import type { SitePlugin } from '../../content/sitePlugin';
import { definePlugin } from '../../define';
import { withPackages } from '../../support/optionalPackage';
import { ownFile } from '../../support/ownFile';
import { type DrawnDiagram, diagramDrawer } from './drawDiagram';
import { readDrawn } from './readDrawn';

/**
 * Draws the Mermaid diagrams in `mermaid` blocks when the site is built, as SVG in the colors of the
 * theme and without JavaScript. In the Markdown of a page, diagrams remain as written. The plugin
 * requires the `beautiful-mermaid` package.
 */
export function pluginMermaid(): SitePlugin {
  let draw: (text: string) => DrawnDiagram;
  return definePlugin({
    name: 'lectern:mermaid',
    async prepare() {
      const { renderMermaidSVG } = await withPackages(
        ['beautiful-mermaid'],
        '[mermaid] a diagram',
        () => import('beautiful-mermaid'),
      );
      draw = diagramDrawer(renderMermaidSVG);
    },
    fences: {
      mermaid: {
        component: ownFile(import.meta.url, 'runtime/MermaidFence'),
        read: ({ text }) => readDrawn(draw(text)),
      },
    },
  });
}
