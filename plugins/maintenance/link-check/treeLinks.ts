import { elementProps } from '../../content/tree/mdxParts';
import type { JsxAttribute, TreeNode } from '../../content/tree/nodes';
import { placeAt } from '../../support/placeAt';
import { htmlTags } from './htmlTags';
import type { LinkReader, WrittenLink } from './links';

/** The props that contain addresses. */
const ADDRESS_PROPS = new Set(['href', 'src', 'link', 'poster']);

interface Place {
  line: number;
  column: number;
}

function startOf(node: { position?: unknown }, fallback: Place = { line: 1, column: 1 }): Place {
  const { start } = (node.position ?? {}) as { start?: Place };
  return start ? { line: start.line, column: start.column } : fallback;
}

const isComponent = (name: string) => /^[A-Z]|\./.test(name);

/**
 * Whether an address can be checked. A component may use a relative path in any way, but a browser would load
 * it.
 */
function isReadable(name: string, prop: string, href: string): boolean {
  return !isComponent(name) || prop !== 'src' || href.startsWith('/');
}

function elementLinks(node: TreeNode, file: string): WrittenLink[] {
  const name = node.name ?? '';
  const props = elementProps(node);
  const reader: LinkReader = isComponent(name) ? 'component' : 'browser';
  return (node.attributes ?? []).flatMap((attribute: JsxAttribute): WrittenLink[] => {
    const href = props[attribute.name ?? ''];
    if (!ADDRESS_PROPS.has(attribute.name ?? '') || typeof href !== 'string') return [];
    if (!isReadable(name, attribute.name ?? '', href)) return [];
    return [{ file, ...startOf(attribute as TreeNode, startOf(node)), href, reader }];
  });
}

/**
 * Returns the links in raw HTML, which only `.md` files have. Rspress renders `a` elements with its link
 * component.
 */
function htmlLinks(node: TreeNode, file: string): WrittenLink[] {
  const html = node.value ?? '';
  const start = startOf(node);
  return htmlTags(html).flatMap(({ name, attributes, offset }) => {
    const inside = placeAt(html, offset);
    const line = start.line + inside.line - 1;
    const column = inside.line === 1 ? start.column + inside.column - 1 : inside.column;
    const reader: LinkReader = name === 'a' ? 'component' : 'browser';
    return [...attributes]
      .filter(([prop]) => ADDRESS_PROPS.has(prop))
      .map(([, href]) => ({ file, line, column, href, reader }));
  });
}

/** Returns the links in the tree of a file, in order. */
export function treeLinks(node: TreeNode, file: string): WrittenLink[] {
  const below = (node.children ?? []).flatMap((child) => treeLinks(child, file));
  const own = (reader: LinkReader) => ({ file, ...startOf(node), href: node.url ?? '', reader });
  switch (node.type) {
    case 'link':
    case 'definition':
      return [own('markdown'), ...below];
    case 'image':
      return [own('image')];
    case 'html':
      return htmlLinks(node, file);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [...elementLinks(node, file), ...below];
    default:
      return below;
  }
}
