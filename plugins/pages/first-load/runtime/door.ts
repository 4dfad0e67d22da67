/**
 * The entry of a page's code. The build writes one for every route in place of this file: it imports
 * the page and registers it (see `doors.ts`).
 */
export {};
