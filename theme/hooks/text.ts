import { type Plural, type StringKey, strings, type Text } from '../strings';

/** The values of the `{{name}}` placeholders in a text. */
export type TextParameters = Record<string, string | number>;

/** Returns a text in a language. Falls back to English. */
export function inLanguage(text: Text, lang: string, parameters: TextParameters = {}): string {
  const translations: Record<string, string | Plural> & Text = text;
  const spoken = translations[lang] ? lang : 'en';
  const found = translations[spoken] as string | Plural;
  const template =
    typeof found === 'string'
      ? found
      : (found[new Intl.PluralRules(spoken).select(Number(parameters.count))] ?? found.other);
  return template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    String(parameters[name] ?? whole),
  );
}

/** Returns the text for a key in a language. */
export function formatText(key: StringKey, lang: string, parameters?: TextParameters): string {
  return inLanguage(strings[key], lang, parameters);
}
