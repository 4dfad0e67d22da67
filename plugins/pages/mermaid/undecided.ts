import { contentOf } from '../../content/siteContent';
import type { SitePlugin } from '../../content/sitePlugin';
import { lineOf, type TreeNode } from '../../content/tree/nodes';
import type { Finding } from '../../support/finding';

/** Names the `mermaid` blocks of a page: without the setting, readers see them as code. */
export function undecidedFindings(tree: TreeNode, name: string): Finding[] {
  if (tree.type !== 'code') {
    return (tree.children ?? []).flatMap((child) => undecidedFindings(child, name));
  }
  if (tree.lang !== 'mermaid') return [];
  const message =
    'this diagram is shown as code, because the "mermaid" setting is missing → set "mermaid: true" to draw diagrams, or "mermaid: false" to keep the code';
  return [{ check: 'mermaid', file: name, line: lineOf(tree), message }];
}

/** For a site that neither turns diagrams on nor off: reports the diagrams in its pages. */
export function pluginMermaidUndecided(): SitePlugin {
  return {
    name: 'lectern:mermaid',
    config(config) {
      contentOf(config).addTreeCheck((tree, _, name) => undecidedFindings(tree, name));
      return config;
    },
  };
}
