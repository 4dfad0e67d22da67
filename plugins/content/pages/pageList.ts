import type { ContentPage } from './contentPage';
import { steadyPages } from './steadyPages';

/** The pages of a site, as Rspress passes them to plugins. */
export interface PageList {
  /** Returns the pages by route, in the order of their files. */
  inOrder: () => Map<string, ContentPage>;
  add: (page: ContentPage) => void;
  /** Removes deleted pages. Must be called after routes were added or removed. */
  remove: (routes: Iterable<string>) => void;
  /** Removes all pages before Rspress passes them again. */
  clear: () => void;
}

export function pageList(): PageList {
  const byRoute = new Map<string, ContentPage>();
  let sorted: Map<string, ContentPage> | undefined;
  return {
    inOrder() {
      sorted ??= steadyPages(byRoute);
      return sorted;
    },
    add(page) {
      byRoute.set(page.routePath, page);
      sorted = undefined;
    },
    remove(routes) {
      for (const route of routes) byRoute.delete(route);
      sorted = undefined;
    },
    clear: () => byRoute.clear(),
  };
}
