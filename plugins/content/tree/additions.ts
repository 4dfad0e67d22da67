import type { ContentFiles, PageFile } from '../files/pageFile';
import type { TreeNode } from './nodes';

/** A page that something is added to. */
export type AddedPage = Pick<PageFile, 'file' | 'frontmatter'>;

/**
 * Adds to the tree of a page what is not in its text.
 *
 * @param files for what other pages say
 */
export type TreeAddition = (
  tree: TreeNode,
  page: AddedPage,
  files: Pick<ContentFiles, 'read'>,
) => TreeNode;

/** A tree with what plugins add to it, in their order. */
export function addToTree(
  tree: TreeNode,
  page: AddedPage,
  additions: readonly TreeAddition[],
  files: Pick<ContentFiles, 'read'>,
): TreeNode {
  return additions.reduce((added, add) => add(added, page, files), tree);
}
