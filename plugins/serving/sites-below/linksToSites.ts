import type { TreeNode } from '../../content/tree/nodes';
import { isBelow } from '../../support/redirects/expandRedirects';

/**
 * Makes links to other sites plain elements, which a browser follows itself: a link of Markdown would
 * get the language of the page, and be followed within this site.
 */
export function linksToSites(node: TreeNode, sites: readonly string[]): void {
  for (const child of node.children ?? []) linksToSites(child, sites);
  if (node.type !== 'link' || !isBelow(node.url ?? '', sites)) return;
  const attribute = (name: string, value: unknown) =>
    typeof value === 'string' ? [{ type: 'mdxJsxAttribute', name, value }] : [];
  const { url, title, children, position } = node as TreeNode & { title?: string };
  const element = {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: [...attribute('href', url), ...attribute('title', title)],
    children,
    position,
  };
  for (const key of Object.keys(node)) delete (node as unknown as Record<string, unknown>)[key];
  Object.assign(node, element);
}
