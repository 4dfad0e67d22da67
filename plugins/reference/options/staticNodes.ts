import type { TreeNode } from '../../content/tree/nodes';

/** The attribute of links that are already HTML: the URL is complete, and no component renders them. */
const WRITTEN = 'dataWritten';

/** Returns the name of an attribute in an HTML tree: `dataMark` for `data-mark`. */
const propertyName = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Converts added elements and links to nodes that `pluginStaticContent` renders as HTML. Pages have hundreds
 * of them, which would otherwise be code that every reader loads.
 *
 * @param hrefOf converts a link to a URL for the browser
 */
export function staticNodes(node: TreeNode, hrefOf: (url: string) => string): TreeNode {
  const [only, ...others] = node.children ?? [];
  // MDX unwraps a lone JSX element from its paragraph. The converted element is not JSX, so this is done
  // here.
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
