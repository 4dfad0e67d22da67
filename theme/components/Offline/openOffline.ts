/** Told to whoever shows the dialog for reading offline. */
export const OPEN_OFFLINE = 'lectern:offline';

/** Opens that dialog, from wherever a reader asks for it. */
export function openOffline(): void {
  window.dispatchEvent(new Event(OPEN_OFFLINE));
}
