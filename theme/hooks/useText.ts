import { useLang } from '@rspress/core/runtime';
import { type StringKey, strings, type ThemeLanguage } from '../strings';

type Parameters = Record<string, string | number>;

/** The theme's text for a key in a language; a language that the theme does not speak gets English. */
export function text(key: StringKey, lang: string, parameters: Parameters = {}): string {
  const translations: Record<string, string> & Record<ThemeLanguage, string> = strings[key];
  const template = translations[lang] ?? translations.en;
  return template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    String(parameters[name] ?? whole),
  );
}

/** Returns a function that gives the theme's texts in the language of the current page. */
export function useText() {
  const lang = useLang();
  return (key: StringKey, parameters?: Parameters) => text(key, lang, parameters);
}
