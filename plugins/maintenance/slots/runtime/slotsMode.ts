/** Asks the dev server to show slots and parts: `/guide/start?slots` */
export const SLOTS_PARAMETER = 'slots';

/** Whether the page was opened with it; it lasts until the author closes it or loads another page. */
export const isSlotsMode =
  typeof location !== 'undefined' && new URLSearchParams(location.search).has(SLOTS_PARAMETER);
