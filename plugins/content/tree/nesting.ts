import type { TreeNode } from './nodes';

/** Levels of a tree. Pages have about twenty; what reads trees calls itself for each level, and the stack is limited. */
const MAX_LEVELS = 250;

/** An error with a place, in the form that parsers give theirs. */
function tooDeep(file: string, start: { line?: number; column?: number } = {}): Error {
  const reason = `The content is nested in more than ${MAX_LEVELS} levels`;
  const { line = 1, column = 1 } = start;
  return Object.assign(new Error(`${file}:${line}:${column}: ${reason}`), { reason, line, column });
}

/**
 * Parses, with an error that names the file where lists, quotes or elements are nested so deeply that no
 * program could read the tree.
 *
 * @throws with `reason`, `line` and `column`
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
