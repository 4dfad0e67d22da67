import { readdirSync } from 'node:fs';
import path from 'node:path';
import { filesOfCommand } from './filesOfCommand';
import type { PageFile } from './pageFile';

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

const PAGE = /\.mdx?$/;

/** The folder of a page's version and language: `docs/v2/en`. */
export const folderOfPage = ({ file, name }: Pick<DocsPage, 'file' | 'name'>): string =>
  file.replace(PAGE, '').slice(0, -`/${name}`.length);

function foldersOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function pagesIn(folder: string, cwd: string, version: string, lang: string): DocsPage[] {
  const files = filesOfCommand();
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => PAGE.test(file))
    .sort()
    .flatMap((file) => {
      const content = files.read(path.join(folder, file));
      if (!content) return [];
      return [
        {
          file: path.relative(cwd, content.file),
          version,
          lang,
          name: file.replace(PAGE, '').replaceAll(path.sep, '/'),
          source: content.text,
          content,
        },
      ];
    });
}

/**
 * Reads every page of some versions.
 *
 * @param docDir the folder with a folder for each version, and in it one for each language
 */
export function readPages(docDir: string, versions: readonly string[], cwd: string): DocsPage[] {
  return versions.flatMap((version) => {
    const folder = path.resolve(cwd, docDir, version);
    return foldersOf(folder).flatMap((lang) =>
      pagesIn(path.join(folder, lang), cwd, version, lang),
    );
  });
}

/** Where the pages of a site are. */
export interface PageFolders {
  cwd: string;
  /** The folder of the docs, from `cwd`. */
  docDir: string;
  /** None for a site without folders for versions. */
  versions: readonly string[];
  /** None for a site without folders for languages. */
  langs: readonly string[];
  /** The default language. */
  lang: string;
}

/** Reads every page of a site, whether it has folders for versions and languages or not. */
export function sitePages({ docDir, versions, langs, lang, cwd }: PageFolders): DocsPage[] {
  return (versions.length > 0 ? versions : ['']).flatMap((version) => {
    const folder = path.resolve(cwd, docDir, version);
    if (langs.length === 0) return pagesIn(folder, cwd, version, lang);
    return langs.flatMap((name) => pagesIn(path.join(folder, name), cwd, version, name));
  });
}
