import type { TreeNode } from '../content/tree/nodes';

/** The offset after a node, where text is inserted. */
type Place = NonNullable<TreeNode['position']>;

/** Nodes that have no meaning without their parent. */
const PARTS = new Set(['listItem', 'tableRow', 'tableCell']);

/** Nodes whose children are separate blocks in the Markdown of a page, so that blocks can be inserted between them. */
const HOLDS_BLOCKS = new Set(['root', 'mdxJsxFlowElement']);

const TOP: Place = { start: { line: 1, column: 1, offset: 0 }, end: { offset: 0 } };

/** The properties of a node, except its children, its position and data that only its HTML uses. */
function ownText({ children: _, position: __, data: ___, ...own }: TreeNode): string {
  return JSON.stringify(own, (key, value) => (key === 'estree' ? undefined : value));
}

function behind({ position }: TreeNode): Place | undefined {
  const end = position?.end as Place['start'] | undefined;
  return end && { start: end, end };
}

/** An identity that a copy of a node shares with it. */
function placeName({ type, position }: TreeNode): string | undefined {
  if (!position) return undefined;
  const { start, end } = position;
  return start.offset === end.offset ? undefined : `${type} ${start.offset} ${end.offset}`;
}

/**
 * Takes a snapshot of a tree, to compare it after a plugin has changed it.
 *
 * @returns a function that adds the Markdown of every new or changed node to it; unchanged nodes keep the text of the author
 */
export function keepChanges(
  tree: TreeNode,
): (changed: TreeNode, write: (node: TreeNode) => string) => TreeNode {
  const byNode = new Map<TreeNode, TreeNode>();
  const byPlace = new Map<string, TreeNode>();
  (function remember(node: TreeNode): TreeNode {
    const copy = { ...node, children: node.children?.map(remember) };
    const name = placeName(node);
    byNode.set(node, copy);
    if (name !== undefined) byPlace.set(name, copy);
    return copy;
  })(tree);

  const before = (node: TreeNode) => byNode.get(node) ?? byPlace.get(placeName(node) ?? '');

  function isSame(node: TreeNode, was = before(node)): boolean {
    if (!was || ownText(node) !== ownText(was)) return false;
    const { children = [] } = node;
    return hasSameChildren(node, was) && children.every((child) => isSame(child));
  }

  function hasSameChildren({ children = [] }: TreeNode, was: TreeNode): boolean {
    const known = was.children ?? [];
    return (
      known.length === children.length && children.every((child, at) => before(child) === known[at])
    );
  }

  return (changed, write) => {
    function written(node: TreeNode, place: Place | undefined): TreeNode {
      const position = before(node) ? node.position : place;
      return { ...node, position, data: { ...node.data, source: sourceOf(node) } };
    }

    function sourceOf(node: TreeNode): string {
      if (node.type === 'mdxjsEsm') return node.value ?? '';
      if (node.type !== 'text') return write(node);
      // A text node alone would lose its surrounding spaces.
      const [, start = '', words = '', end = ''] =
        /^(\s*)(.*?)(\s*)$/s.exec(node.value ?? '') ?? [];
      return words === '' ? start : `${start}${write({ ...node, value: words })}${end}`;
    }

    /** The smallest node that contains the change, or `undefined` if only its parent can express it. */
    function kept(node: TreeNode, place: Place | undefined): TreeNode | undefined {
      const was = before(node);
      if (was && isSame(node, was)) return node;
      if (!was || node.data?.source !== undefined || ownText(node) !== ownText(was)) {
        return PARTS.has(node.type) ? undefined : written(node, place);
      }
      const canHoldMore = HOLDS_BLOCKS.has(node.type);
      if (!canHoldMore && !hasSameChildren(node, was)) {
        return PARTS.has(node.type) ? undefined : written(node, place);
      }
      const children: TreeNode[] = [];
      let last: Place | undefined = node.type === 'root' ? TOP : startOfContent(node);
      for (const child of node.children ?? []) {
        const one = node.type === 'table' ? undefined : kept(child, last);
        if (!one) return PARTS.has(node.type) ? undefined : written(node, place);
        children.push(one);
        last = behind(one) ?? last;
      }
      return { ...node, children };
    }

    return kept(changed, TOP) ?? changed;
  };
}

/** The offset of the first child of a node, or the end of an empty node. */
function startOfContent(node: TreeNode): Place | undefined {
  const { start } = node.children?.find(({ position }) => position)?.position ?? {};
  return start ? { start, end: start } : behind(node);
}
