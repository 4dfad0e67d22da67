// Both sides import this file.

/**
 * The attribute of the empty list on a page for missing pages, which the server fills with the pages
 * nearest to an address. Its value is the home of the version and language that the page is in.
 */
export const NOT_FOUND_LIST = 'data-not-found';

/**
 * The attribute of that list with the text of a link that searches for the words of the address, which
 * stand where `{{words}}` does. Without it there is no such link.
 */
export const NOT_FOUND_SEARCH = 'data-search';
