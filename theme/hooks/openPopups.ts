/**
 * The event that closes all popups and drawers, before the search opens above them. Otherwise, they would stay open below
 * it, and the first Escape would close one of them instead of what the reader sees. Rspack inserts a name as
 * short as this one where it is used, instead of adding a module for it to each page.
 */
export const CLOSE_POPUPS = 'popups';
