/** Names that the scripts in the head and the theme agree on; both sides import this file. */

/** Where a reader's light, dark or auto is stored. */
export const APPEARANCE_KEY = 'rspress-theme-appearance';

/** Where it is stored that a reader has been here, so that his language redirects only once. */
export const VISITED_KEY = 'rspress-visited';

/** The parts of a page that `?navbar=0` and its like hide. */
export const HIDEABLE_PARTS = ['navbar', 'sidebar', 'outline', 'footer'] as const;

/** On the root element: the hidden parts, separated by spaces, for style sheets. */
export const HIDDEN_PARTS_ATTRIBUTE = 'data-lt-hide';

/** The event on the document that tells that the page is hydrated. */
export const HYDRATED_EVENT = 'lectern:hydrated';
