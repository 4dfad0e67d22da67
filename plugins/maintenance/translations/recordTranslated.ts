import { existsSync } from 'node:fs';
import path from 'node:path';
import { type DocsPage, folderOfPage } from '../../content/files/readPages';
import { byLanguage, type TranslatedPage } from '../../content/site/byLanguage';
import { readSections } from './readSections';
import { sectionHash } from './sectionHash';
import { readTranslated, writeTranslated } from './translatedFile';
import { MARKDOWN_EXTENSIONS } from './translationPlace';

/** The recorded pages, and the folders whose file was written. */
export interface Recorded {
  pages: number;
  folders: string[];
}

function hashesOf({ source, file }: DocsPage): Record<string, string> {
  const hashes = readSections(source, file).map(({ key, text }) => [key, sectionHash(text)]);
  return Object.fromEntries(hashes);
}

/**
 * Whether a name selects a page: `docs/v2/zh/guide/a.mdx`, `v2/zh/guide/a` and `guide/a` select one page, and
 * `v2/zh/guide` all below it.
 */
function isNamed({ file, name }: DocsPage, wanted: string): boolean {
  const selected = path.normalize(wanted).replace(/\.mdx$|\/$/g, '');
  const own = file.replace(/\.mdx$/, '');
  const below = own.split('/').slice(1).join('/');
  return [own, below, name].some((known) => known === selected || known.startsWith(`${selected}/`));
}

/**
 * Returns the translations that names select.
 *
 * @throws naming every name that selects no translation
 */
export function wantedPages(translations: readonly TranslatedPage[], names: readonly string[]) {
  if (names.length === 0) return translations;
  const unknown = names.filter((name) => !translations.some(({ page }) => isNamed(page, name)));
  if (unknown.length > 0) {
    const lines = unknown.map((name) => `  ${name}`).join('\n');
    throw new Error(
      `[translations] these translated pages do not exist:\n${lines}\n→ use the paths of files, such as docs/v2/zh/guide/start/introduction.mdx`,
    );
  }
  return translations.filter(({ page }) => names.some((name) => isNamed(page, name)));
}

/**
 * Records that translations match the current state of their originals.
 *
 * @param names pages or folders; all pages if empty
 * @param sourceLang the language that the others are translated from
 * @throws naming every name that selects no translation, before anything is written
 */
export function recordTranslated(
  pages: readonly DocsPage[],
  names: readonly string[],
  cwd: string,
  sourceLang?: string,
): Recorded {
  const { translations } = byLanguage(pages, sourceLang);
  const wanted = wantedPages(translations, names);
  const folders = [...new Set(wanted.map(({ page }) => folderOfPage(page)))];
  const records = folders.map((folder) => {
    const absolute = path.resolve(cwd, folder);
    const known = readTranslated(absolute);
    const kept = Object.entries(known).filter(([name]) =>
      MARKDOWN_EXTENSIONS.some((type) => existsSync(path.join(absolute, name + type))),
    );
    const translated = Object.fromEntries(kept);
    for (const { page, source } of wanted) {
      if (source && folderOfPage(page) === folder) translated[page.name] = hashesOf(source);
    }
    return { absolute, translated };
  });
  for (const { absolute, translated } of records) writeTranslated(absolute, translated);
  return { pages: wanted.filter(({ source }) => source).length, folders };
}
