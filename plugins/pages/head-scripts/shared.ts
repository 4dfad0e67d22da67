/** Names that the scripts in the head and the theme share. Both sides import this file. */

/** The storage key of the appearance: light, dark or auto. */
export const APPEARANCE_KEY = 'rspress-theme-appearance';

/** The storage key of the first visit. A reader is redirected to another language only once. */
export const VISITED_KEY = 'rspress-visited';

/** The parts of a page that `?navbar=0` and similar queries hide. */
export const HIDEABLE_PARTS = ['navbar', 'sidebar', 'outline', 'footer'] as const;

/** The attribute of the root element with the hidden parts, separated by spaces, for style sheets. */
export const HIDDEN_PARTS_ATTRIBUTE = 'data-lt-hide';

/** The event of the document that is dispatched after hydration. */
export const HYDRATED_EVENT = 'lectern:hydrated';
