import type { SitePlugin } from '../../content/sitePlugin';
import { lineOf, type TreeNode } from '../../content/tree/nodes';
import { defineFeature } from '../../define/defineFeature';
import type { Finding } from '../../support/finding';

/** Reports the `mermaid` blocks of a page. Without the setting, readers see them as code. */
export function undecidedFindings(tree: TreeNode, name: string): Finding[] {
  if (tree.type !== 'code') {
    return (tree.children ?? []).flatMap((child) => undecidedFindings(child, name));
  }
  if (tree.lang !== 'mermaid') return [];
  const message =
    'this diagram is shown as code, because the "mermaid" setting is missing → set "mermaid: true" to draw diagrams, or "mermaid: false" to keep the code';
  return [{ check: 'mermaid', file: name, line: lineOf(tree), message }];
}

/** Reports diagrams in the pages of a site whose settings neither enable nor disable them. */
export function pluginMermaidUndecided(): SitePlugin {
  return defineFeature({
    name: 'lectern:mermaid',
    open(content) {
      content.addTreeCheck((tree, _, name) => undecidedFindings(tree, name));
    },
  });
}
