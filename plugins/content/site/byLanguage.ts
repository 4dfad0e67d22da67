import type { DocsPage } from '../files/readPages';

/** The language that all others are translated from, where the site does not say. */
export const SOURCE_LANG = 'en';

/** A page with the page that it is a translation of, if there is one. */
export interface TranslatedPage {
  page: DocsPage;
  source?: DocsPage;
}

const keyOf = ({ version, name }: DocsPage) => `${version} ${name}`;

/**
 * The pages of the source language, and every page of another one beside its source.
 *
 * @param sourceLang the language of the site that all others are translated from
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

/** The languages of each version. */
export function languagesOf(pages: readonly DocsPage[], version: string): string[] {
  return [...new Set(pages.filter((page) => page.version === version).map(({ lang }) => lang))];
}
