import type { TreeNode } from '../content/tree/nodes';

/** The place behind a node, where something is added. */
type Place = NonNullable<TreeNode['position']>;

/** Nodes that mean nothing without the one around them. */
const PARTS = new Set(['listItem', 'tableRow', 'tableCell']);

/** Nodes whose children are blocks of their own in the Markdown of a page, so that more can stand between them. */
const HOLDS_BLOCKS = new Set(['root', 'mdxJsxFlowElement']);

const TOP: Place = { start: { line: 1, column: 1, offset: 0 }, end: { offset: 0 } };

/** What a node is besides what is in it, where it stands, and what only its HTML has. */
function ownText({ children: _, position: __, data: ___, ...own }: TreeNode): string {
  return JSON.stringify(own, (key, value) => (key === 'estree' ? undefined : value));
}

function behind({ position }: TreeNode): Place | undefined {
  const end = position?.end as Place['start'] | undefined;
  return end && { start: end, end };
}

/** A name that a copy of a node shares with it. */
function placeName({ type, position }: TreeNode): string | undefined {
  if (!position) return undefined;
  const { start, end } = position;
  return start.offset === end.offset ? undefined : `${type} ${start.offset} ${end.offset}`;
}

/**
 * Remembers what a tree says, for the moment when a plugin has changed it.
 *
 * @returns a function that gives every node which is new or other than before the Markdown that it is in the
 * Markdown of the page; what is as before stays the author's own text
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
      // A text alone would lose the spaces around it.
      const [, start = '', words = '', end = ''] =
        /^(\s*)(.*?)(\s*)$/s.exec(node.value ?? '') ?? [];
      return words === '' ? start : `${start}${write({ ...node, value: words })}${end}`;
    }

    /** The node with what is other in it; nothing where only the node around it can say so. */
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

/** The place of the first node in another one, or the end of an empty one. */
function startOfContent(node: TreeNode): Place | undefined {
  const { start } = node.children?.find(({ position }) => position)?.position ?? {};
  return start ? { start, end: start } : behind(node);
}
