import { addToTree } from '../tree/additions';
import type { TreeNode } from '../tree/nodes';
import type { FileSettings } from './contentFiles';
import type { ContentFiles, PageFile } from './pageFile';

/**
 * Creates a function that applies the changes of plugins to pages that a command has read without plugins. Pages that
 * the site itself has read are returned unchanged.
 */
export function changedPages(
  settings: () => FileSettings,
  files: Pick<ContentFiles, 'read'>,
): (page: PageFile) => PageFile {
  const known = new WeakMap<PageFile, PageFile>();
  let lookedAt: { page: PageFile; tree: TreeNode } | undefined;

  function open(page: PageFile, changes: NonNullable<FileSettings['changes']>): PageFile {
    const results = new Map<unknown, unknown>();
    const changed: PageFile = {
      ...page,
      lookAt() {
        if (lookedAt?.page !== changed) {
          lookedAt = { page: changed, tree: addToTree(page.writtenTree(), page, changes, files) };
        }
        return lookedAt.tree;
      },
      derive<Result>(read: (page: PageFile) => Result): Result {
        if (!results.has(read)) results.set(read, read(changed));
        return results.get(read) as Result;
      },
    };
    return changed;
  }

  return (page) => {
    const { changes = [] } = settings();
    if (changes.length === 0 || files.read(page.file) === page) return page;
    const changed = known.get(page) ?? open(page, changes);
    known.set(page, changed);
    return changed;
  };
}
