/** The name of the event that opens the dialog for offline reading. */
export const OPEN_OFFLINE = 'lectern:offline';

/** Opens the dialog for offline reading. */
export function openOffline(): void {
  window.dispatchEvent(new Event(OPEN_OFFLINE));
}
