import { isContainerEnd, isGroupBegin } from '../../../content/tree/containerMarks';
import { fenceMeta, isForRunner } from '../../../content/tree/fenceMeta';
import type { SampleNode } from '../sampleNode';

interface TextNode extends SampleNode {
  value?: string;
}

/** The text of a paragraph that contains only text. */
function lineOf({ type, children = [] }: SampleNode): string {
  const [only] = children as TextNode[];
  return type === 'paragraph' && children.length === 1 ? (only?.value ?? '') : '';
}

/** The index of the sibling that a node about a child can follow, which is never inside a code group. */
function placeBehind(siblings: readonly SampleNode[], index: number): number {
  const before = siblings.slice(0, index).map(lineOf);
  const begin = before.findLastIndex(isGroupBegin);
  const end = before.findLastIndex(isContainerEnd);
  if (begin === -1 || end > begin) return index;
  const after = siblings.findIndex((one, at) => at > index && isContainerEnd(lineOf(one)));
  return after === -1 ? index : after;
}

/**
 * Inserts a node after the last visible block of each sample.
 *
 * @param nodeOf creates the node, or `undefined` for a sample without one
 */
export function insertOutputs(
  tree: SampleNode,
  nodeOf: (sample: string) => SampleNode | undefined,
): void {
  const last = new Map<string, { parent: SampleNode; node: SampleNode }>();
  const visit = (parent: SampleNode) => {
    for (const node of parent.children ?? []) {
      const { sample } = fenceMeta(node.meta ?? '');
      if (node.type === 'code' && sample && !isForRunner(node)) last.set(sample, { parent, node });
      visit(node);
    }
  };
  visit(tree);
  for (const [sample, { parent, node }] of last) {
    const added = nodeOf(sample);
    const { children = [] } = parent;
    if (added) children.splice(placeBehind(children, children.indexOf(node)) + 1, 0, added);
  }
}
