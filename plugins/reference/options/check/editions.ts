import { existsSync } from 'node:fs';
import { type DocsPage, folderOfPage } from '../../../content/files/readPages';
import type { DataFiles } from '../dataFiles';
import { readOptions } from '../storeOptions';
import { readWrittenDefaults } from '../writtenDefaults';

/** Groups pages by version and language. */
export function editions(
  pages: readonly DocsPage[],
): { version: string; lang: string; own: DocsPage[] }[] {
  const names = [...new Set(pages.map(({ version, lang }) => `${version}/${lang}`))];
  return names.map((name) => {
    const [version = '', lang = ''] = name.split('/');
    return { version, lang, own: pages.filter((page) => `${page.version}/${page.lang}` === name) };
  });
}

/** Reads the stored options of a version and the manual defaults. */
export function knownOptions(version: string, files: DataFiles) {
  const file = files.data(version);
  if (!existsSync(file)) return undefined;
  return { data: readOptions(file), ...readWrittenDefaults(files.defaults(version)) };
}

/** Returns the folder of the pages of one version and language. */
export function folderOf([page]: readonly DocsPage[]): string {
  return page ? `${folderOfPage(page)}/` : '';
}
