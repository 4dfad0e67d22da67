import type { UserConfig } from '@rspress/core';

/** The languages of a site; the default one for a site without locales. */
export function siteLanguages({ lang = 'en', locales = [] }: UserConfig): string[] {
  return locales.length > 0 ? locales.map((locale) => locale.lang) : [lang];
}
