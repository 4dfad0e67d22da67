/** The languages of the starter pages, with their names. */
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

/** The languages of a site if none are given. */
export const DEFAULT_LANGUAGES: readonly string[] = ['en', 'zh'];

/** A language tag that is valid in the `locales` setting. */
const TAG = /^([a-z]{2})(?:-[A-Za-z0-9]{2,8})*$/;

const tongueOf = (lang: string) => TAG.exec(lang)?.[1];

/** Returns the language of the starter pages for `lang`: `pt` and `pt-PT` use those of `pt-BR`. */
export function pagesFor(lang: string): string | undefined {
  const known = Object.keys(LANGUAGES);
  return known.find((one) => one === lang) ?? known.find((one) => tongueOf(one) === tongueOf(lang));
}

/** Returns the name of a language in the language itself: `de-AT` → `Österreichisches Deutsch`. */
export function labelOf(lang: string): string {
  const label =
    LANGUAGES[lang] ?? new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return label.charAt(0).toLocaleUpperCase(lang) + label.slice(1);
}
