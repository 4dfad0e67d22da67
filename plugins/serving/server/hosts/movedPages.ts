import type { Redirect } from '../../../support/redirects/expandRedirects';
import { folderOf, isPattern, redirectKey } from '../../../support/redirects/findRedirect';

/** The old address of one page, and its redirect target. */
export interface MovedPage {
  /** `/guide/old` */
  from: string;
  to: string;
  isElsewhere: boolean;
}

/** Returns the paths of the pages below a folder, relative to it: `/start`, and `/` for the folder itself. */
function restsBelow(folder: string, routes: readonly string[]): string[] {
  return routes
    .filter((route) => route.startsWith(`${folder}/`))
    .map((route) => route.slice(folder.length));
}

/**
 * Expands redirects to single pages: the redirect of a folder becomes one for each of its current
 * pages. If a folder redirects to another site, only the address of the folder itself is known.
 */
export function movedPages(redirects: readonly Redirect[], routes: readonly string[]): MovedPage[] {
  const taken = new Set(routes.map(redirectKey));
  const moved: MovedPage[] = [];
  const add = (from: string, to: string, isElsewhere: boolean) => {
    const key = redirectKey(from);
    if (taken.has(key)) return;
    taken.add(key);
    moved.push({ from, to, isElsewhere });
  };
  for (const { from, to, isElsewhere } of redirects) {
    if (!isPattern(from)) add(from, to, isElsewhere);
  }
  const patterns = redirects.filter(({ from }) => isPattern(from));
  for (const { from, to, isElsewhere } of patterns.sort((a, b) => b.from.length - a.from.length)) {
    const rests = isElsewhere || !isPattern(to) ? ['/'] : restsBelow(folderOf(to), routes);
    for (const rest of rests) {
      add(`${folderOf(from)}${rest}`, isPattern(to) ? `${folderOf(to)}${rest}` : to, isElsewhere);
    }
  }
  return moved;
}
