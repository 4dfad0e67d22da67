import type { TreeNode } from './nodes';

/**
 * The maximum depth of a tree. Pages have about 20 levels. Functions for trees recurse once per level, and the stack
 * is limited.
 */
const MAX_LEVELS = 250;

/** Creates an error with a position, in the form of parser errors. */
function tooDeep(file: string, start: { line?: number; column?: number } = {}): Error {
  const reason = `The content is nested in more than ${MAX_LEVELS} levels`;
  const { line = 1, column = 1 } = start;
  return Object.assign(new Error(`${file}:${line}:${column}: ${reason}`), { reason, line, column });
}

/**
 * Parses a text. Deeply nested lists, quotes or elements result in an error that names the file, because other code
 * could not process the tree.
 *
 * @throws an error with `reason`, `line` and `column`
 */
export function parseNested(parse: () => TreeNode, file: string): TreeNode {
  let tree: TreeNode;
  try {
    tree = parse();
  } catch (error) {
    throw error instanceof RangeError ? tooDeep(file) : error;
  }
  let level = [tree];
  for (let levels = 0; level.length > 0; levels += 1) {
    if (levels > MAX_LEVELS) throw tooDeep(file, level[0]?.position?.start);
    level = level.flatMap(({ children = [] }) => children);
  }
  return tree;
}
