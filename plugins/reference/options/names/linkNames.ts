import { headingNames } from '../../../content/sections/headingIds';
import type { TreeNode } from '../../../content/tree/nodes';
import { codeSpan } from '../shared/codeSpan';

/** The data for the links of a page. */
export interface NameLinks {
  /** Returns the link target of a name in code, or `undefined` if the name is ambiguous. */
  addressOf: (code: string) => string | undefined;
  /** The path of the page without version and language: `/config/output`. */
  page: string;
}

/** Nodes in which names are not linked: links cannot be nested, and headings contain none. */
const CLOSED = new Set(['heading', 'link', 'linkReference']);
const CLOSED_ELEMENTS = new Set(['a', 'button', 'summary', 'Link']);

function isClosed({ type, name = '' }: TreeNode): boolean {
  return CLOSED.has(type) || (type.startsWith('mdxJsx') && CLOSED_ELEMENTS.has(name ?? ''));
}

/**
 * Links the names in the code of a page. Only the first occurrence in a section is linked, and none in the
 * section that the link leads to.
 */
export function linkNames(tree: TreeNode, { addressOf, page }: NameLinks): TreeNode {
  const nameOf = headingNames();
  let section = page;
  let linked = new Set<string>();

  function enter(heading: TreeNode): void {
    const { id } = nameOf(heading);
    if (heading.depth !== 1) section = `${page}#${id}`;
    linked = new Set();
  }

  function linkTo(code: TreeNode): TreeNode {
    const { value = '', position } = code;
    const url = addressOf(value);
    if (!url || linked.has(url) || url === page || url === section) return code;
    linked.add(url);
    const source = `[${codeSpan(value)}](${url})`;
    return { type: 'link', url, children: [code], data: { source }, ...(position && { position }) };
  }

  function visit(node: TreeNode): TreeNode {
    if (node.type === 'heading') enter(node);
    if (node.type === 'inlineCode') return linkTo(node);
    if (isClosed(node) || !node.children) return node;
    const children = node.children.map(visit);
    const isSame = children.every((child, at) => child === node.children?.[at]);
    return isSame ? node : { ...node, children };
  }

  return visit(tree);
}
