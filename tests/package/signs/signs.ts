import type { Root as HtmlRoot } from 'hast';
import { definePlugin } from 'lectern';
import type { Root } from 'mdast';

const SIGNS: Readonly<Record<string, string>> = { '(c)': '©', '(tm)': '™' };

/** Replaces `(c)` and `(tm)` with © and ™. */
function remarkSigns() {
  return (tree: Root) => visit(tree);
  function visit(node: Root | Root['children'][number]) {
    if (node.type === 'text') {
      node.value = node.value.replace(/\((?:c|tm)\)/g, (written) => SIGNS[written] ?? written);
    }
    if ('children' in node) for (const child of node.children) visit(child);
  }
}

/** Adds an attribute to each table, for the stylesheet of the site. */
function rehypeTables() {
  return (tree: HtmlRoot) => {
    for (const node of tree.children) {
      if (node.type === 'element' && node.tagName === 'table') node.properties.dataWide = '';
    }
  };
}

export const signs = definePlugin({
  name: 'signs',
  remarkPlugins: [remarkSigns],
  rehypePlugins: [rehypeTables],
});
