/** The languages that the pages of a new site are written in, with their names. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  zh: '简体中文',
  ja: '日本語',
  ko: '한국어',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português',
  ru: 'Русский',
  ar: 'العربية',
};

/** Those of a site for which none are named. */
export const DEFAULT_LANGUAGES: readonly string[] = ['en', 'zh'];

/** A language tag as `locales` of the settings takes it. */
const TAG = /^([a-z]{2})(?:-[A-Za-z0-9]{2,8})*$/;

const tongueOf = (lang: string) => TAG.exec(lang)?.[1];

/** The language whose pages a site in `lang` gets: `pt` and `pt-PT` those of `pt-BR`. */
export function pagesFor(lang: string): string | undefined {
  const known = Object.keys(LANGUAGES);
  return known.find((one) => one === lang) ?? known.find((one) => tongueOf(one) === tongueOf(lang));
}

/** What a language is called in itself: `de-AT` → `Österreichisches Deutsch`. */
export function labelOf(lang: string): string {
  const label =
    LANGUAGES[lang] ?? new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return label.charAt(0).toLocaleUpperCase(lang) + label.slice(1);
}
