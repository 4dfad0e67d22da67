import type { PageFile } from '../files/contentFiles';
import type { TreeNode } from './nodes';

/** A page that something is added to. */
export type AddedPage = Pick<PageFile, 'file' | 'frontmatter'>;

/** Adds to the tree of a page what is not in its text. */
export type TreeAddition = (tree: TreeNode, page: AddedPage) => TreeNode;

/** A tree with what plugins add to it, in their order. */
export function addToTree(
  tree: TreeNode,
  page: AddedPage,
  additions: readonly TreeAddition[],
): TreeNode {
  return additions.reduce((added, add) => add(added, page), tree);
}
