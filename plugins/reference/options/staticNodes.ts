import type { TreeNode } from '../../content/tree/nodes';

/** Says that a link is HTML: its address is complete, and no component renders it. */
const WRITTEN = 'dataWritten';

/** `data-mark` as trees of HTML name it. */
const propertyName = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Elements and links that are added to pages, as what `pluginStaticContent` writes as HTML: pages have
 * hundreds of them, which would be code that every reader loads.
 *
 * @param hrefOf the address of a link as a browser needs it
 */
export function staticNodes(node: TreeNode, hrefOf: (url: string) => string): TreeNode {
  const [only, ...others] = node.children ?? [];
  // MDX takes an element that stands alone out of its paragraph, but only while it is one of its own.
  if (node.type === 'paragraph' && others.length === 0 && only?.type.startsWith('mdxJsx')) {
    const element = staticNodes(only, hrefOf);
    return { ...element, data: { ...node.data, ...element.data } };
  }
  const children = node.children?.map((child) => staticNodes(child, hrefOf));
  const inside = {
    ...(children && { children }),
    ...(node.position && { position: node.position }),
  };
  if (node.type === 'link') {
    const hProperties = { href: hrefOf(node.url ?? ''), [WRITTEN]: '' };
    return { type: 'writtenLink', ...inside, data: { ...node.data, hName: 'a', hProperties } };
  }
  if (node.type.startsWith('mdxJsx') && node.name) {
    const hProperties = Object.fromEntries(
      (node.attributes ?? []).map(({ name = '', value }) =>
        name === 'className' ? [name, [String(value)]] : [propertyName(name), String(value ?? '')],
      ),
    );
    const type = node.name === 'p' ? 'paragraph' : 'writtenElement';
    return { type, ...inside, data: { ...node.data, hName: node.name, hProperties } };
  }
  return children ? { ...node, children } : node;
}
