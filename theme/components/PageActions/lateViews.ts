/**
 * What the menu of a page opens beside or over it. Both come in one file: the names of all files
 * that may be loaded later are in the first load of every page.
 */
const load = () => import('./views');

export const loadCompare = () => load().then(({ CompareDialog }) => ({ default: CompareDialog }));
export const loadBeside = () => load().then(({ Beside }) => ({ default: Beside }));
