import path from 'node:path';
import { filesOfWrongImports } from '../checks/importFindings';
import { shownFileNames } from '../shown-files/showFiles';
import { importedFiles } from '../tree/mdxParts';
import type { ContentFiles, PageFile } from './pageFile';

export interface InputSource {
  files: Pick<ContentFiles, 'read'>;
  /** The folders that shown files may be in. */
  folders: () => { docDir: string; cwd: string };
  /** Returns the other files that a page depends on, such as those that plugins read for it. */
  otherInputs: (file: string) => Iterable<string>;
}

/** The files that pages depend on. */
export interface PageInputs {
  /**
   * Returns some pages and the files that they import, without duplicates, sorted by name.
   *
   * @param visit called with each file as it is found. Default: nothing is called
   */
  withImports: (pages: Iterable<string>, visit?: (page: PageFile) => void) => PageFile[];
  /** Returns the files that a file depends on, through imports and shown files. */
  filesBelow: (file: string) => Set<string>;
  /** Returns the files that the blocks of a page show, and those that its wrong imports need. */
  shownBy: (file: string) => Iterable<string>;
}

interface OwnInputs {
  imported: string[];
  shown: string[];
}

export function pageInputs({ files, folders, otherInputs }: InputSource): PageInputs {
  const known = new WeakMap<PageFile, OwnInputs>();

  /** Returns the files that a page imports and shows; none if the page cannot be parsed. */
  function inputsOf(page: PageFile): OwnInputs {
    const found = known.get(page) ?? readInputs(page);
    known.set(page, found);
    return found;
  }

  function readInputs(page: PageFile): OwnInputs {
    try {
      const tree = page.lookAt();
      const imported = importedFiles(tree, path.dirname(page.file)).values();
      const shown = shownFileNames(tree, page.file, folders());
      return { imported: [...imported], shown: [...shown, ...filesOfWrongImports(tree, page)] };
    } catch {
      return { imported: [], shown: [] };
    }
  }

  function addBelow(file: string, found: Set<string>): Set<string> {
    const page = files.read(file);
    if (!page) return found;
    const { imported, shown } = inputsOf(page);
    for (const name of [...shown, ...otherInputs(file)]) found.add(name);
    for (const name of imported.filter((one) => !found.has(one))) {
      found.add(name);
      addBelow(name, found);
    }
    return found;
  }

  return {
    withImports(pages, visit) {
      const found = new Map<string, PageFile>();
      const add = (name: string) => {
        const page = found.has(name) ? undefined : files.read(name);
        if (!page) return;
        found.set(name, page);
        const { imported } = page.derive(inputsOf);
        visit?.(page);
        for (const part of imported) add(part);
      };
      for (const file of pages) add(path.resolve(file));
      return [...found.values()].sort((one, other) => (one.file < other.file ? -1 : 1));
    },
    filesBelow: (file) => addBelow(file, new Set()),
    shownBy: (file) => files.read(file)?.derive(inputsOf).shown ?? [],
  };
}
