/** The properties of a key press that are read. */
export type KeyPress = Pick<
  KeyboardEvent,
  | 'key'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'isComposing'
  | 'defaultPrevented'
  | 'composedPath'
>;

/** Matches elements in which a slash is text: fields, and elements with type-ahead such as menus. */
export const TYPING = 'input, select, textarea, [contenteditable], [role="menu"], [role="listbox"]';

/** Returns whether the keys are Ctrl+K or Cmd+K, regardless of the focus. */
export function isCommandK({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Returns whether a character key is pressed as a shortcut and not typed into an element. */
export function isCommand(press: KeyPress, key: string): boolean {
  if (press.key !== key || press.defaultPrevented || press.isComposing) return false;
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  return !(press.composedPath()[0] as Partial<Element>).closest?.(TYPING);
}

/**
 * Returns whether a key press opens the search: Ctrl/Cmd+K, or a slash outside of text fields,
 * including those in a shadow tree.
 */
export function opensSearch(press: KeyPress): boolean {
  const isCommandKey = isCommandK(press) && !press.defaultPrevented && !press.isComposing;
  return isCommandKey || isCommand(press, '/');
}
