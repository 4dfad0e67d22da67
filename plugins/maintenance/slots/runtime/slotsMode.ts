/** The parameter that shows slots and parts on the dev server: `/guide/start?slots` */
export const SLOTS_PARAMETER = 'slots';

/**
 * Whether the page was opened with the parameter. It applies until the author closes the view or loads
 * another page.
 */
export const isSlotsMode =
  typeof location !== 'undefined' && new URLSearchParams(location.search).has(SLOTS_PARAMETER);
