/** The languages that the pages of a new site are written in, with their names. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  zh: '简体中文',
};
