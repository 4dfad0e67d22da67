import type { Finding } from '../../support/finding';
import type { PageFile } from '../files/pageFile';
import { lineOf, type TreeNode } from '../tree/nodes';
import { type ShownFile, type ShownFileFolders, shownFile } from './shownFile';

/**
 * Inserts the text of files into the blocks that show them, so that the page, its Markdown and the search have the
 * same text. Blocks whose file cannot be shown stay unchanged.
 *
 * @param page the file of the tree
 */
export function showFiles(tree: TreeNode, page: string, folders: ShownFileFolders): TreeNode {
  if (tree.type === 'code') {
    const shown = shownFile(tree, page, folders);
    if (!shown || 'problem' in shown.result) return tree;
    return { ...tree, value: shown.result.text, meta: shown.meta || null };
  }
  const { children } = tree;
  if (!children) return tree;
  const filled = children.map((node) => showFiles(node, page, folders));
  return filled.every((node, at) => node === children[at]) ? tree : { ...tree, children: filled };
}

/** Returns the files that the blocks of a tree show, with their blocks. */
function shownFiles(
  tree: TreeNode,
  page: string,
  folders: ShownFileFolders,
): { node: TreeNode; shown: ShownFile }[] {
  if (tree.type !== 'code') {
    return (tree.children ?? []).flatMap((node) => shownFiles(node, page, folders));
  }
  const shown = shownFile(tree, page, folders);
  return shown ? [{ node: tree, shown }] : [];
}

/** Returns the files that a page shows, including missing ones. */
export function shownFileNames(tree: TreeNode, page: string, folders: ShownFileFolders): string[] {
  const found = shownFiles(tree, page, folders);
  return [...new Set(found.map(({ shown }) => shown.file))].filter((file) => file !== page);
}

/** Reports problems with the files that the blocks of a page show. */
export function shownFileFindings(
  tree: TreeNode,
  { file, source }: Pick<PageFile, 'file' | 'source'>,
  name: string,
  folders: ShownFileFolders,
): Finding[] {
  const lines = source.split('\n');
  return shownFiles(tree, file, folders).flatMap(({ node, shown }) => {
    if (!('problem' in shown.result)) return [];
    const line = lineOf(node);
    const column = (lines[line - 1] ?? '').indexOf('file=') + 1;
    return [{ check: 'files', file: name, line, column, message: shown.result.problem }];
  });
}
