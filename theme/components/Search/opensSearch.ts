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

/**
 * Whether a key press opens the search: Ctrl/Cmd+K, or a slash that is not being written somewhere,
 * which may be in the shadow of an element.
 */
export function opensSearch(press: KeyPress): boolean {
  if (press.defaultPrevented || press.isComposing) return false;
  if (isCommandK(press)) return true;
  const isSlash = press.key === '/' && !press.ctrlKey && !press.metaKey && !press.altKey;
  return isSlash && !(press.composedPath()[0] as Partial<Element>).closest?.(TYPING);
}
