import type { TreeNode } from '../../content/tree/nodes';
import { isBelow } from '../../support/redirects/expandRedirects';

/**
 * Converts links to other sites to plain elements, which the browser follows itself. A Markdown
 * link would get the language prefix of the page and be handled by the router of this site.
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
