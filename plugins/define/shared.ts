// Used in the build and in the browser: the texts of a plugin in the languages of a site.

/** The texts of a plugin, by key and language. `{{n}}` is replaced with the value named `n`. */
export type PluginStrings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns one of the plugin's texts in the language of the page. */
export type Translate<Key extends string = string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The props of a component in a slot. */
export interface SlotProps<Data = unknown, Key extends string = string> {
  /** Returns one of the plugin's texts in the language of the page. */
  t: Translate<Key>;
  /** The plugin's data about the page. */
  data: Data;
  /** The language of the page. */
  lang: string;
}

/** A text in a language, with English or the first available language as a fallback. */
function textIn(texts: Readonly<Record<string, string>>, lang: string): string | undefined {
  const [tongue = lang] = lang.split('-');
  return texts[lang] ?? texts[tongue] ?? texts.en ?? Object.values(texts)[0];
}

/** The texts of a plugin in one language. */
export function translator(strings: PluginStrings, lang: string): Translate {
  return (key, values = {}) =>
    (textIn(strings[key] ?? {}, lang) ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
}
