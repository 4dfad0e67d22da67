// Both sides import this file.

/**
 * The attribute of the empty list on a page for missing pages, which the server fills with the pages
 * nearest to an address. Its value is the home of the version and language that the page is in.
 */
export const NOT_FOUND_LIST = 'data-not-found';
