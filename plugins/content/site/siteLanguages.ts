import type { UserConfig } from '@rspress/core';

/** Returns the languages of a site. Without locales, it is the default language only. */
export function siteLanguages({ lang = 'en', locales = [] }: UserConfig): string[] {
  return locales.length > 0 ? locales.map((locale) => locale.lang) : [lang];
}
