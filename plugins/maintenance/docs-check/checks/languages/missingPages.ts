import type { DocsPage } from '../../../../content/files/readPages';
import { byLanguage, languagesOf, SOURCE_LANG } from '../../../../content/site/byLanguage';
import type { Finding } from '../../../../support/finding';

const inLanguage = ({ file, version, lang }: DocsPage, other: string) =>
  file.replace(`${version}/${lang}/`, `${version}/${other}/`);

/** Finds pages that a language lacks, and pages of a language without an original. */
export function missingPages(
  pages: readonly DocsPage[],
  sourceLang: string = SOURCE_LANG,
): Finding[] {
  const { sources, translations } = byLanguage(pages, sourceLang);
  const existing = new Set(pages.map(({ version, lang, name }) => `${version} ${lang} ${name}`));
  const untranslated = sources.flatMap((source) =>
    languagesOf(pages, source.version)
      .filter((lang) => !existing.has(`${source.version} ${lang} ${source.name}`))
      .map((lang) => ({ source, lang })),
  );
  return [
    ...untranslated.map(({ source, lang }) => ({
      check: 'languages',
      file: source.file,
      line: 1,
      message: `the page does not exist in ${lang} → add ${inLanguage(source, lang)}`,
    })),
    ...translations
      .filter(({ source }) => !source)
      .map(({ page }) => ({
        check: 'languages',
        file: page.file,
        line: 1,
        message: `the page does not exist in ${sourceLang} → add ${inLanguage(page, sourceLang)}, or remove this one`,
      })),
  ];
}
