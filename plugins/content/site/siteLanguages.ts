/** The settings that name the languages of a site. */
interface LanguageSettings {
  lang?: string;
  locales?: readonly { lang: string }[];
}

/** Returns the languages of a site. Without locales, it is the default language only. */
export function siteLanguages({ lang = 'en', locales = [] }: LanguageSettings): string[] {
  return locales.length > 0 ? locales.map((locale) => locale.lang) : [lang];
}
