/** Where a name may go on in the next line: after a dot, and before a capital. */
const NAME_BREAK = /\.|[a-z0-9](?=[A-Z])/g;

/** The parts of a name between which a line may end; words of a sentence stay whole. */
export function breakableParts(text: string): string[] {
  return text.includes(' ') ? [text] : text.replace(NAME_BREAK, '$&\0').split('\0');
}
