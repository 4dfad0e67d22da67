import type { DocsPage } from '../files/readPages';

/** The default source language of translations. */
export const SOURCE_LANG = 'en';

/** A page and the page that it is a translation of, if there is one. */
export interface TranslatedPage {
  page: DocsPage;
  source?: DocsPage;
}

const keyOf = ({ version, name }: DocsPage) => `${version} ${name}`;

/**
 * Separates the pages of the source language from translations, which are paired with their sources.
 *
 * @param sourceLang the language that the others are translated from
 */
export function byLanguage(
  pages: readonly DocsPage[],
  sourceLang: string = SOURCE_LANG,
): {
  sources: DocsPage[];
  translations: TranslatedPage[];
} {
  const sources = pages.filter(({ lang }) => lang === sourceLang);
  const byKey = new Map(sources.map((source) => [keyOf(source), source]));
  const translations = pages
    .filter(({ lang }) => lang !== sourceLang)
    .map((page) => ({ page, source: byKey.get(keyOf(page)) }));
  return { sources, translations };
}

/** Returns the languages of a version. */
export function languagesOf(pages: readonly DocsPage[], version: string): string[] {
  return [...new Set(pages.filter((page) => page.version === version).map(({ lang }) => lang))];
}
