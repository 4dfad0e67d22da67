import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { OnTree } from '../content/tree/captureTree';
import { parseFile, type ReplaceRule } from '../content/tree/parseFile';
import { type PageFile, readPageFile } from './pageFile';

/** The files of the docs, each read once until it changes. */
export interface PageFiles {
  /** Takes the tree of a file that is being compiled. */
  keep: OnTree;
  /** A file as it is now; one that is no Markdown has neither links nor ids. */
  read: (file: string) => PageFile;
  /** The file and the Markdown files that are shown in it, at any depth. */
  withIncludes: (file: string) => string[];
  /** The ids of a page with those of the files in it; `undefined` where components may add some. */
  idsOf: (file: string) => ReadonlySet<string> | undefined;
}

const MARKDOWN_FILE = /\.mdx?$/;
const NOTHING: PageFile = { links: [], ids: [], includes: [], hasOwnComponents: false };

/** Files are named from the root of the file system; links in them from `cwd`. */
export function pageFiles(cwd: string, rules: () => readonly ReplaceRule[]): PageFiles {
  const kept = new Map<string, { changed: number; page: PageFile }>();
  const changeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

  function keep(file: string, tree: Parameters<OnTree>[1]): PageFile {
    const page = readPageFile(tree, readFileSync(file, 'utf8'), path.relative(cwd, file));
    kept.set(path.normalize(file), { changed: changeOf(file) ?? 0, page });
    return page;
  }

  function read(file: string): PageFile {
    const changed = changeOf(file);
    if (!MARKDOWN_FILE.test(file) || changed === undefined) return NOTHING;
    const found = kept.get(path.normalize(file));
    if (found?.changed === changed) return found.page;
    return keep(file, parseFile(readFileSync(file, 'utf8'), file, rules()).tree);
  }

  function withIncludes(file: string, known: readonly string[] = []): string[] {
    if (known.includes(file)) return [];
    const below = read(file).includes.flatMap((one) => withIncludes(one, [...known, file]));
    return [file, ...below];
  }

  return {
    keep: (file, tree) => void keep(file, tree),
    read,
    withIncludes: (file) => withIncludes(file),
    idsOf: (file) => {
      const parts = withIncludes(file).map(read);
      if (parts.some(({ hasOwnComponents }) => hasOwnComponents)) return undefined;
      return new Set(parts.flatMap(({ ids }) => ids));
    },
  };
}
