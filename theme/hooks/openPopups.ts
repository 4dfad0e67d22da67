/**
 * The event that closes all popups and drawers, before the search opens above them. Otherwise, they would stay open below
 * it, and the first Escape would close one of them instead of what the reader sees.
 */
export const CLOSE_POPUPS = 'close-popups';
