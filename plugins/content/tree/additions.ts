import type { ContentFiles, PageFile } from '../files/pageFile';
import type { TreeNode } from './nodes';

/** A page to which nodes are added. */
export type AddedPage = Pick<PageFile, 'file' | 'frontmatter'>;

/**
 * Adds nodes to the tree of a page.
 *
 * @param files reads the content of other pages
 */
export type TreeAddition = (
  tree: TreeNode,
  page: AddedPage,
  files: Pick<ContentFiles, 'read'>,
) => TreeNode;

/** Applies additions to a tree, in their order. */
export function addToTree(
  tree: TreeNode,
  page: AddedPage,
  additions: readonly TreeAddition[],
  files: Pick<ContentFiles, 'read'>,
): TreeNode {
  return additions.reduce((added, add) => add(added, page, files), tree);
}
