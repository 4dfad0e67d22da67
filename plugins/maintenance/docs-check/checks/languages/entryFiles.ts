import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DocsPage, folderOfPage } from '../../../../content/files/readPages';
import { languagesOf, SOURCE_LANG } from '../../../../content/site/byLanguage';
import type { Finding } from '../../../../support/finding';
import { compareEntries } from './compareEntries';

const ENTRY_FILE = /(?:^|[\\/])_(?:meta|nav)\.json$/;

function entryFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ENTRY_FILE.test(file))
    .sort();
}

/** Returns the folder of a version and language, from the file of any of its pages. */
function folderOf(pages: readonly DocsPage[], version: string, lang: string): string | undefined {
  const page = pages.find((other) => other.version === version && other.lang === lang);
  return page && folderOfPage(page);
}

/** Compares the files that order the pages: `_meta.json` and `_nav.json`. */
export function checkEntryFiles(
  pages: readonly DocsPage[],
  cwd: string,
  sourceLang: string = SOURCE_LANG,
): Finding[] {
  const finding = (file: string, line: number, message: string): Finding => ({
    check: 'languages',
    file,
    line,
    message,
  });
  const versions = [...new Set(pages.map(({ version }) => version))];
  return versions.flatMap((version) => {
    const source = folderOf(pages, version, sourceLang);
    if (source === undefined) return [];
    return languagesOf(pages, version)
      .filter((lang) => lang !== sourceLang)
      .flatMap((lang) => {
        const own = folderOf(pages, version, lang) ?? '';
        const names = new Set([source, own].flatMap((f) => entryFilesIn(path.resolve(cwd, f))));
        return [...names].sort().flatMap((name) => {
          const files = [path.join(source, name), path.join(own, name)] as const;
          const missing = files.find((file) => !existsSync(path.resolve(cwd, file)));
          if (missing) {
            const other = missing === files[0] ? files[1] : files[0];
            return [finding(other, 1, `${missing} is missing → add it`)];
          }
          const [theirs, ours] = files.map((file) => readFileSync(path.resolve(cwd, file), 'utf8'));
          return compareEntries(theirs ?? '', ours ?? '', files[0]).map(
            ({ line, column, message }) => ({
              ...finding(files[1], line, message),
              ...(column && { column }),
            }),
          );
        });
      });
  });
}
