import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { PageFile } from './contentFiles';
import { filesOfCommand } from './filesOfCommand';

/** A page of the docs as its file says it. */
export interface DocsPage {
  /** From the folder of the site: `docs/v2/en/config/output.mdx`. */
  file: string;
  version: string;
  lang: string;
  /** Below the language, without extension: `config/output`. */
  name: string;
  source: string;
  /** The same page, read once for everything that asks. */
  content: PageFile;
}

function foldersOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/**
 * Reads every page of some versions.
 *
 * @param docDir the folder with a folder for each version, and in it one for each language
 */
export function readPages(docDir: string, versions: readonly string[], cwd: string): DocsPage[] {
  const files = filesOfCommand();
  return versions.flatMap((version) =>
    foldersOf(path.resolve(cwd, docDir, version)).flatMap((lang) => {
      const folder = path.resolve(cwd, docDir, version, lang);
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.mdx'))
        .sort()
        .flatMap((file) => {
          const content = files.read(path.join(folder, file));
          if (!content) return [];
          return [
            {
              file: path.relative(cwd, content.file),
              version,
              lang,
              name: file.replace(/\.mdx$/, '').replaceAll(path.sep, '/'),
              source: content.text,
              content,
            },
          ];
        });
    }),
  );
}
