import type { SitePlugin } from '../../content/sitePlugin';
import { definePlugin, type ReadFence } from '../../define';
import { withPackages } from '../../support/optionalPackage';
import { ownFile } from '../../support/ownFile';
import { type DrawnDiagram, diagramDrawer } from './drawDiagram';

/** What becomes of a `mermaid` fence: in Markdown it stays the text that it is written as. */
export function readDrawn(drawn: DrawnDiagram): ReadFence {
  return 'problems' in drawn ? drawn : { props: { ...drawn }, words: drawn.description };
}

/**
 * Draws Mermaid diagrams, written in `mermaid` fences, when the site is built: as SVG in the colors of
 * the theme, without any JavaScript. In the Markdown of a page a diagram stays the text it is written
 * as. Needs `beautiful-mermaid`.
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
