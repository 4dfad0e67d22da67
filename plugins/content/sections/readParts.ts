import type { ContentFiles, PageFile } from '../files/pageFile';
import type { Kept } from './keptSections';
import { type FilePart, treeParts } from './pageSections';
import type { PlainForms } from './plainInline';

export interface PartSettings {
  /** The texts of the site's own components. @default none */
  texts?: PlainForms;
  /** Caches the parts of unchanged files. @default no cache */
  keep?: Kept<FilePart[]>;
  /** Returns a stamp that changes with a file or the files that it includes. */
  stampOf?: (file: string) => string;
}

/** Reads the parts of a file, with included files replaced by their parts. */
export type ReadParts = (file: string) => FilePart[];

export function readParts(
  files: ContentFiles,
  { texts, keep, stampOf }: PartSettings = {},
): ReadParts {
  const own = (page: PageFile) => treeParts(page.tree(), { file: page.file, texts });

  function read(file: string, includers: readonly string[] = []): FilePart[] {
    const page = files.read(file);
    if (!page || includers.includes(page.file)) return [];
    return page
      .derive(own)
      .flatMap((part) =>
        part.kind === 'file' ? read(part.file, [...includers, page.file]) : [part],
      );
  }

  if (!keep || !stampOf) return (file) => read(file);
  return (file) =>
    keep(
      file,
      () => stampOf(file),
      () => read(file),
    );
}
