/** The length of a word that may not fit into a column or on a line of a phone, in characters. */
export const LONG = 18;

/** Matches such words. Chinese text around them is not part of them. */
export const LONG_WORD = new RegExp(`[!-~]{${LONG},}`, 'g');

/** Matches the places where a name can break: after a dot or an underscore, and before a capital letter. */
const NAME_BREAK = /\.|[A-Z]_(?=[A-Z])|[a-z0-9](?=[A-Z])/g;

/** Splits a text at the places where a name can break. Words of a sentence are not split. */
export function breakableParts(text: string): string[] {
  return text.includes(' ') ? [text] : text.replace(NAME_BREAK, '$&\0').split('\0');
}
