import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { keepHeapSmall } from '../../support/heapCollector';
import { addToTree, type TreeAddition } from '../tree/additions';
import type { TreeNode } from '../tree/nodes';
import { type ParseSource, prepareText, type ReplaceRule } from '../tree/parseFile';
import type { ContentFiles, PageFile } from './pageFile';
import type { TreeFolder } from './treeFolder';

/** The settings for reading files, which are requested with the first file. */
export interface FileSettings {
  rules: readonly ReplaceRule[];
  /** The changes of plugins to the content of pages, which precede the additions. @default none */
  changes?: readonly TreeAddition[];
  additions: readonly TreeAddition[];
  parse: ParseSource;
  kept: TreeFolder;
  /** Whether the data that pages depend on can change while they are cached: option data and code in other files. */
  isDev: boolean;
}

const MARKDOWN_FILE = /\.mdx?$/;
/** The byte order mark that some editors write at the start of a file. Rspress ignores it, too. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** What the pages of a site have in common. */
interface SharedByPages {
  settings: FileSettings;
  /** Returns the parsed text of a file, as bytes. */
  parsedBytes: (source: string, file: string) => Buffer;
  read: ContentFiles['read'];
  /** The last page whose tree was looked at. */
  last: { page?: PageFile; tree?: TreeNode };
}

/** Reads a page. Its trees are created when they are needed, and kept as bytes in a build. */
function openPage(file: string, shared: SharedByPages): PageFile {
  const { settings, parsedBytes, read, last } = shared;
  const { rules, changes = [], additions, isDev } = settings;
  const text = readFileSync(file, 'utf8').replace(BYTE_ORDER_MARK, '');
  const { frontmatter, source } = prepareText(text, file, rules);
  const results = new Map<unknown, unknown>();
  let written: Buffer | undefined;
  let changed: Buffer | undefined;
  let whole: Buffer | undefined;

  function writtenTree(): TreeNode {
    if (!isDev) keepHeapSmall();
    written ??= parsedBytes(source, file);
    return deserialize(written);
  }

  function changedTree(): TreeNode {
    if (changes.length === 0) return writtenTree();
    if (changed) return deserialize(changed);
    const own = writtenTree();
    const result = addToTree(own, page, changes, { read });
    if (!isDev) changed = result === own ? written : serialize(result);
    return result;
  }

  function tree(): TreeNode {
    if (!isDev) keepHeapSmall();
    if (whole) return deserialize(whole);
    const own = changedTree();
    if (additions.length === 0) return own;
    const added = addToTree(own, page, additions, { read });
    if (!isDev) whole = added === own ? (changed ?? written) : serialize(added);
    return added;
  }

  const page: PageFile = {
    file,
    text,
    frontmatter,
    source,
    tree,
    writtenTree,
    lookAt() {
      // On the dev server, the changes of plugins may differ even if the file is the same.
      const mayChange = isDev && changes.length > 0;
      if (last.page === page && last.tree && !mayChange) return last.tree;
      const seen = changedTree();
      Object.assign(last, { page, tree: seen });
      return seen;
    },
    derive<Result>(read: (page: PageFile) => Result): Result {
      if (isDev) return read(page);
      if (!results.has(read)) results.set(read, read(page));
      return results.get(read) as Result;
    },
  };
  return page;
}

export function contentFiles(settings: () => FileSettings): ContentFiles {
  const known = new Map<string, { stamp: string; page: PageFile }>();
  const last: SharedByPages['last'] = {};
  let count = 0;

  function parsedBytes(source: string, file: string): Buffer {
    const { parse, kept } = settings();
    const name = `${path.extname(file)}\0${source}`;
    const found = kept.read(name);
    if (found) return found;
    count += 1;
    const bytes = serialize(parse(source, file));
    kept.write(name, bytes);
    return bytes;
  }

  function read(name: string): PageFile | undefined {
    if (!MARKDOWN_FILE.test(name)) return undefined;
    const file = path.resolve(name);
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile()) return undefined;
    const stamp = `${stat.mtimeMs} ${stat.size}`;
    const found = known.get(file);
    if (found?.stamp === stamp) return found.page;
    const page = openPage(file, { settings: settings(), parsedBytes, read, last });
    known.set(file, { stamp, page });
    return page;
  }

  return {
    read,
    treeOf: (file, source) => {
      const page = read(file);
      if (!page || page.source === source) return page?.tree();
      const { parse, changes = [], additions } = settings();
      return addToTree(parse(source, file), page, [...changes, ...additions], { read });
    },
    parsed: () => count,
  };
}
