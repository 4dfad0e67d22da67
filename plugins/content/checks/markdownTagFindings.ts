import path from 'node:path';
import type { Finding } from '../../support/finding';
import { placeAt } from '../../support/placeAt';
import type { PageFile } from '../files/pageFile';
import { startOf, type TreeNode } from '../tree/nodes';

/** Matches comments, and opening tags whose name begins with a capital letter. */
const COMMENT_OR_TAG = /<!--[\s\S]*?-->|<([A-Z]\w*)(?=[\s/>])/g;

/** Whether a name is that of a component. `BR` and `DIV` are HTML. */
const isComponent = (name: string | undefined): name is string => /[a-z]/.test(name ?? '');

/**
 * Reports components in `.md` files, where they are unknown HTML elements: browsers put the rest of the page into an
 * element that is not closed, such as `<Badge />`.
 */
export function markdownTagFindings(
  tree: TreeNode,
  { file: page, source }: Pick<PageFile, 'file' | 'source'>,
  file: string,
): Finding[] {
  if (path.extname(page) !== '.md') return [];

  function inHtml(node: TreeNode): Finding[] {
    return [...(node.value ?? '').matchAll(COMMENT_OR_TAG)].flatMap(({ 1: name, index }) => {
      if (!isComponent(name)) return [];
      const message = `<${name}> is not an HTML element, and a .md file cannot contain components → rename the file to .mdx for a component, or write \\<${name}> for text`;
      return [{ check: 'components', file, ...placeAt(source, startOf(node) + index), message }];
    });
  }

  const below = (node: TreeNode): Finding[] =>
    node.type === 'html' ? inHtml(node) : (node.children ?? []).flatMap(below);
  return below(tree);
}
