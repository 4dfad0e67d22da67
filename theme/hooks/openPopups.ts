/** Functions that each close a popup or drawer. */
const closers = new Set<() => void>();

/** Registers a function that closes a popup. Returns a function that removes it. */
export function addPopup(close: () => void): () => void {
  closers.add(close);
  return () => {
    closers.delete(close);
  };
}

/**
 * Closes all popups and drawers, before something opens above them. Otherwise, they would stay open below it, and the
 * first Escape would close one of them instead of what the reader sees.
 */
export function closePopups(): void {
  for (const close of [...closers]) close();
}
