/**
 * The event that closes all popups and drawers, before the search opens above them. Otherwise, they would stay open below
 * it, and the first Escape would close one of them instead of what the reader sees. Rspack inserts names of up to six
 * characters where they are used, instead of adding a module for them to each page.
 */
export const CLOSE_POPUPS = 'popups';
