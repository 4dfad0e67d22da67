/** What is read of a key press. */
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

/** Where a slash is written: fields, and parts that search by typing as menus do. */
const TYPING = 'input, select, textarea, [contenteditable], [role="menu"], [role="listbox"]';

/** Ctrl+K or Cmd+K, wherever the focus is. */
export function isCommandK({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Whether a character is pressed as a command: it is not being written somewhere. */
export function isCommand(press: KeyPress, key: string): boolean {
  if (press.key !== key || press.defaultPrevented || press.isComposing) return false;
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  return !(press.composedPath()[0] as Partial<Element>).closest?.(TYPING);
}

/**
 * Whether a key press opens the search: Ctrl/Cmd+K, or a slash that is not being written somewhere,
 * which may be in the shadow of an element.
 */
export function opensSearch(press: KeyPress): boolean {
  const isCommandKey = isCommandK(press) && !press.defaultPrevented && !press.isComposing;
  return isCommandKey || isCommand(press, '/');
}
