import type { ReadFence } from '../../define';
import type { DrawnDiagram } from './drawDiagram';

/** What becomes of a `mermaid` fence: in Markdown it stays the text that it is written as. */
export function readDrawn(drawn: DrawnDiagram): ReadFence {
  return 'problems' in drawn ? drawn : { props: { ...drawn }, words: drawn.description };
}
