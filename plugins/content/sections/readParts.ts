import type { ContentFiles, PageFile } from '../files/pageFile';
import type { PlainForms } from './plainInline';
import { type FilePart, readSections } from './readSections';

export interface PartSettings {
  /** The texts of the site's own components. @default none */
  texts?: PlainForms;
}

/** Reads the parts of a file, with those of included files in their places. */
export type ReadParts = (file: string) => FilePart[];

export function readParts(files: ContentFiles, { texts }: PartSettings = {}): ReadParts {
  const own = (page: PageFile) => readSections(page.tree(), { file: page.file, texts });

  function read(file: string, includers: readonly string[] = []): FilePart[] {
    const page = files.read(file);
    if (!page || includers.includes(page.file)) return [];
    return page
      .derive(own)
      .flatMap((part) =>
        part.kind === 'file' ? read(part.file, [...includers, page.file]) : [part],
      );
  }

  return (file) => read(file);
}
