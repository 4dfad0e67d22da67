/**
 * What a written language is called in another: `('en', 'zh')` → `英文`, `('zh', 'en')` → `Chinese`.
 *
 * @param label what it is called where its own name is not known
 */
export function languageName(lang: string, reader: string, label: string): string {
  try {
    const name = new Intl.DisplayNames(reader, { type: 'language', fallback: 'none' }).of(lang);
    // Chinese names what is written otherwise than what is spoken.
    return (reader.startsWith('zh') ? name?.replace(/语$/, '文') : name) ?? label;
  } catch {
    return label;
  }
}
