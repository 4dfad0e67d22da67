import { readdirSync } from 'node:fs';
import path from 'node:path';
import { filesOfCommand } from './filesOfCommand';
import type { ContentFiles, PageFile } from './pageFile';

/** A page of the docs, as written in its file. */
export interface DocsPage {
  /** The path relative to the folder of the site: `docs/v2/en/config/output.mdx`. */
  file: string;
  version: string;
  lang: string;
  /** The path relative to the language folder, without the extension: `config/output`. */
  name: string;
  source: string;
  /** The parsed file, which all checks share. */
  content: PageFile;
}

const PAGE = /\.mdx?$/;

/** Returns the folder of a page's version and language: `docs/v2/en`. */
export const folderOfPage = ({ file, name }: Pick<DocsPage, 'file' | 'name'>): string =>
  file.replace(PAGE, '').slice(0, -`/${name}`.length);

function foldersOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

interface PlaceOfPages {
  cwd: string;
  version: string;
  lang: string;
  files: Pick<ContentFiles, 'read'>;
}

function pagesIn(folder: string, { cwd, version, lang, files }: PlaceOfPages): DocsPage[] {
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
 * Reads the pages of several versions.
 *
 * @param docDir the folder of the docs, with a folder for each version that has one for each language
 */
export function readPages(docDir: string, versions: readonly string[], cwd: string): DocsPage[] {
  const files = filesOfCommand();
  return versions.flatMap((version) => {
    const folder = path.resolve(cwd, docDir, version);
    return foldersOf(folder).flatMap((lang) =>
      pagesIn(path.join(folder, lang), { cwd, version, lang, files }),
    );
  });
}

/** The location of a site's pages. */
export interface PageFolders {
  cwd: string;
  /** The folder of the docs, relative to `cwd`. */
  docDir: string;
  /** The versions; empty for a site without version folders. */
  versions: readonly string[];
  /** The languages; empty for a site without language folders. */
  langs: readonly string[];
  /** The default language. */
  lang: string;
}

/**
 * Reads the pages of a site, with or without folders for versions and languages.
 *
 * @param files reads the files as written; by default, with the standard syntax
 */
export function sitePages(
  { docDir, versions, langs, lang, cwd }: PageFolders,
  files: Pick<ContentFiles, 'read'> = filesOfCommand(),
): DocsPage[] {
  return (versions.length > 0 ? versions : ['']).flatMap((version) => {
    const folder = path.resolve(cwd, docDir, version);
    if (langs.length === 0) return pagesIn(folder, { cwd, version, lang, files });
    return langs.flatMap((name) =>
      pagesIn(path.join(folder, name), { cwd, version, lang: name, files }),
    );
  });
}
