import { FIGURE } from '../../content/tree/fenceMeta';
import { parseFile } from '../../content/tree/parseFile';

interface Node {
  type: string;
  lang?: string | null;
  children?: Node[];
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** What is written in one piece: a table is read row by row. */
const PIECES = new Set(['paragraph', 'heading', 'tableRow']);

const isPiece = ({ type, lang }: Node) => PIECES.has(type) || (type === 'code' && lang === FIGURE);

/** A text with one space where it has some, as its lines may be broken anywhere. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What a page says outside of its fences, and in those of figures: its source, in one line. */
export function readProse(text: string, file: string): string {
  const { tree, source } = parseFile(text, file);
  const pieces: string[] = [];
  const visit = (node: Node) => {
    const { children, position } = node;
    if (!isPiece(node)) children?.forEach(visit);
    else pieces.push(source.slice(position?.start.offset, position?.end.offset));
  };
  visit(tree as Node);
  return inOneLine(pieces.join('\n'));
}
