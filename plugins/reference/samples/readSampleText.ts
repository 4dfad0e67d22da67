import type { PageFile } from '../../content/files/pageFile';
import { FIGURE } from '../../content/tree/fenceMeta';
import { fencesOf, type PageFence } from './readFences';

interface Node {
  type: string;
  lang?: string | null;
  children?: Node[];
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** The nodes whose text is one passage. Tables are read row by row. */
const PIECES = new Set(['paragraph', 'heading', 'tableRow']);

const isPiece = ({ type, lang }: Node) => PIECES.has(type) || (type === 'code' && lang === FIGURE);

/** Collapses whitespace, because lines may be wrapped anywhere. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the source of a page's prose in one line: the text outside of fences, and the figures. */
function proseOf(tree: Node, source: string): string {
  const pieces: string[] = [];
  const visit = (node: Node) => {
    const { children, position } = node;
    if (!isPiece(node)) children?.forEach(visit);
    else pieces.push(source.slice(position?.start.offset, position?.end.offset));
  };
  visit(tree);
  return inOneLine(pieces.join('\n'));
}

/** Returns what samples are read from: the fences of a page in document order, and its prose in one line. */
export function readSampleText({ lookAt, source }: Pick<PageFile, 'lookAt' | 'source'>): {
  fences: PageFence[];
  prose: string;
} {
  const tree = lookAt();
  return { fences: fencesOf(tree), prose: proseOf(tree, source) };
}
