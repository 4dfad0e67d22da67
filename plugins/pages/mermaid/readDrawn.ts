import type { ReadFence } from '../../define';
import type { DrawnDiagram } from './drawDiagram';

/** Renders a `mermaid` fence on the page. In Markdown, the fence stays as written. */
export function readDrawn(drawn: DrawnDiagram): ReadFence {
  return 'problems' in drawn ? drawn : { props: { ...drawn }, words: drawn.description };
}
