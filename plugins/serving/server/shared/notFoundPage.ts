// The server and the theme import this file.

/**
 * The attribute of the empty list on a 404 page, which the server fills with links to similar
 * pages. Its value is the home page of the version and language of the page.
 */
export const NOT_FOUND_LIST = 'data-not-found';

/**
 * The attribute of that list with the text of a link that searches for the words of the address.
 * `{{words}}` is replaced by these words. Without the attribute, there is no such link.
 */
export const NOT_FOUND_SEARCH = 'data-search';
