/** Matches the places where a name can break: after a dot or an underscore, and before a capital letter. */
const NAME_BREAK = /\.|[A-Z]_(?=[A-Z])|[a-z0-9](?=[A-Z])/g;

/** Splits a text at the places where a name can break. Words of a sentence are not split. */
export function breakableParts(text: string): string[] {
  return text.includes(' ') ? [text] : text.replace(NAME_BREAK, '$&\0').split('\0');
}
