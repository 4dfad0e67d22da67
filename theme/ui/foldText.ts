/** Characters without a width, which copied text contains. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/**
 * Returns a text as filters compare it: in lower case, with full-width letters of Chinese input methods as plain ones,
 * and without unseen characters.
 */
export function foldText(text: string): string {
  return text.normalize('NFKC').replace(UNSEEN, '').toLowerCase();
}

/** Returns the words of a query in that form. */
export function foldedWords(query: string): string[] {
  return foldText(query).split(/\s+/).filter(Boolean);
}
