import path from 'node:path';
import type { ContentFiles, PageFile } from '../../../content/files/pageFile';
import type { MarkdownForms } from '../../../content/tree/components';
import { resolveIncludes } from '../../../content/tree/markers';
import { type FileMarkdown, toMarkdown } from '../../../content/tree/toMarkdown';

export interface BodySettings {
  forms: MarkdownForms;
}

/** Reads the Markdown of a file, with included files inserted, except for a file in itself. */
export type ReadBody = (file: string) => FileMarkdown;

const NOTHING: FileMarkdown = { text: '', hasTitle: false, problems: [] };

export function readBodies(files: ContentFiles, { forms }: BodySettings): ReadBody {
  const convert = (page: PageFile) =>
    toMarkdown(page.tree(), page.source, { file: path.relative('', page.file), forms });

  function read(file: string, including: readonly string[]): FileMarkdown {
    if (including.includes(file)) return NOTHING;
    const body = files.read(file)?.derive(convert) ?? NOTHING;
    const problems = [...body.problems];
    const text = resolveIncludes(body.text, (included) => {
      const part = read(path.resolve(included), [...including, file]);
      problems.push(...part.problems);
      return part.text;
    });
    return { ...body, text, problems };
  }

  return (file) => read(path.resolve(file), []);
}
