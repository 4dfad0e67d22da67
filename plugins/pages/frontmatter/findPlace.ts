import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { writtenFrontmatter } from '../../support/writtenFrontmatter';

/** A position in a file, with numbers from 1. */
export interface FilePosition {
  line: number;
  column?: number;
}

/**
 * Returns the position of a frontmatter value in its file. If the value is missing, returns that of
 * the surrounding value.
 *
 * @param path the path of the value: `['hero', 'actions', 0, 'link']`
 */
export function findPlace(source: string, path: readonly PropertyKey[]): FilePosition {
  const lines = new LineCounter();
  const yaml = writtenFrontmatter(source)?.yaml ?? '';
  let node: unknown = parseDocument(yaml, { lineCounter: lines }).contents;
  let offset: number | undefined;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair) break;
      offset = isNode(pair.key) ? pair.key.range?.[0] : undefined;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = isNode(node) ? node.range?.[0] : offset;
    }
  }
  if (offset === undefined) return { line: 1 };
  const { line, col } = lines.linePos(offset);
  return { line: line + 1, column: col };
}
