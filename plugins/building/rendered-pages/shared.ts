// The build and the bundle that renders pages import this file.

/** The head entries of a page, with the part of unhead's interface that is used here. */
export interface PageHead {
  entries: ReadonlyMap<number, { input: unknown; options?: object }>;
  push: (input: unknown, options?: object) => unknown;
}

/** Rspress's function that renders a page and adds entries to its head. */
export type RenderPage = (routePath: string, head: PageHead) => Promise<{ appHtml: string }>;

/** The interface between the bundle and the build. Not available to a bundle in another thread. */
export interface RenderCache {
  /** Renders a page, or returns the HTML of an earlier build. */
  render: (routePath: string, head: PageHead, renderAnew: RenderPage) => ReturnType<RenderPage>;
  /** Records that the page reads the data of all pages, not only its own. */
  allPagesRead: () => void;
}

/** The key of a global symbol, because the bundle and the build only share the process. */
export const RENDER_CACHE_KEY = 'lectern.renderKeeper';

/** The file with the data of all pages, next to the bundle. */
export const PAGE_DATA_NAME = 'pages.json';

/** Matches the names of files that contain one page. Rspress names them after the page. */
export const PAGE_FILE = /^route-\w+\.cjs$/;

/** The key of the pages in the data of all pages, for code that does not use the data of other pages. */
export const OWN_PAGES_KEY = 'lectern.ownPages';
