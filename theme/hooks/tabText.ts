/** The texts of a tab whose storage is blocked or full. They are lost when the document is left. */
const memory = new Map<string, string>();

/** Returns a text that was kept with {@link keepTabText}, or an empty one. */
export function readTabText(key: string): string {
  const inMemory = memory.get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return window.sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/**
 * Keeps a text that the reader typed until the tab is closed, so that it is still there after Back, after a change of
 * the language or version, and after a reload. An empty text is removed.
 */
export function keepTabText(key: string, text: string): void {
  try {
    if (text === '') window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}
