import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page of the docs as its file says it. */
export interface DocsPage {
  /** From the folder of the site: `docs/v2/en/config/output.mdx`. */
  file: string;
  version: string;
  lang: string;
  /** Below the language, without extension: `config/output`. */
  name: string;
  source: string;
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
  return versions.flatMap((version) =>
    foldersOf(path.resolve(cwd, docDir, version)).flatMap((lang) => {
      const folder = path.resolve(cwd, docDir, version, lang);
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.mdx'))
        .sort()
        .map((file) => ({
          file: path.relative(cwd, path.join(folder, file)),
          version,
          lang,
          name: file.replace(/\.mdx$/, '').replaceAll(path.sep, '/'),
          source: readFileSync(path.join(folder, file), 'utf8'),
        }));
    }),
  );
}
