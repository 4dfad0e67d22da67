import { type StringKey, strings, type ThemeLanguage } from '../strings';

/** Values for the `{{name}}`s of a text. */
export type TextParameters = Record<string, string | number>;

/** The theme's text for a key in a language; a language that the theme does not speak gets English. */
export function formatText(key: StringKey, lang: string, parameters: TextParameters = {}): string {
  const translations: Record<string, string> & Record<ThemeLanguage, string> = strings[key];
  const template = translations[lang] ?? translations.en;
  return template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    String(parameters[name] ?? whole),
  );
}
