/** What is read of a key press and of the element that has the focus. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>;

/** Where a slash is written: fields, and parts that search by typing as menus do. */
const TYPING = 'input, select, textarea, [contenteditable="true"], [role="menu"], [role="listbox"]';

/** Ctrl+K or Cmd+K, wherever the focus is. */
export function isCommandK({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/**
 * Whether a key press opens the search: Ctrl/Cmd+K, or a slash that is not being written somewhere.
 *
 * @param focused the element that has the focus
 */
export function opensSearch(press: KeyPress, focused: Element | null): boolean {
  if (press.defaultPrevented || press.isComposing) return false;
  if (isCommandK(press)) return true;
  const isSlash = press.key === '/' && !press.ctrlKey && !press.metaKey && !press.altKey;
  return isSlash && !focused?.closest(TYPING);
}
