/**
 * Returns the name of a language in another language: `('en', 'zh')` → `英文`, `('zh', 'en')` →
 * `Chinese`.
 *
 * @param label the fallback if the name is unknown
 */
export function languageName(lang: string, reader: string, label: string): string {
  try {
    const name = new Intl.DisplayNames(reader, { type: 'language', fallback: 'none' }).of(lang);
    // Chinese has different words for a written and a spoken language.
    return (reader.startsWith('zh') ? name?.replace(/语$/, '文') : name) ?? label;
  } catch {
    return label;
  }
}
