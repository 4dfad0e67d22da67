// Both sides import this: what a plugin says, in the languages of a site.

/** Texts of a plugin by key and language; `{{n}}` stands for the value of that name. */
export type PluginStrings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Gives a text of the plugin in the language of the page. */
export type Translate<Key extends string = string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** What a component in a slot is given. */
export interface SlotProps<Data = unknown, Key extends string = string> {
  /** Gives texts of the plugin in the language of the page. */
  t: Translate<Key>;
  /** What the plugin says of the page. */
  data: Data;
  /** The language of the page. */
  lang: string;
}

/** A text in a language; in English, or in the first one that there is, where it is missing. */
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
