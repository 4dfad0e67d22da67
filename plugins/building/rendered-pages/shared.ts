// The build and the bundle that renders pages both import this file.

/** What the page has said of its head: as much of unhead's as is needed here. */
export interface PageHead {
  entries: ReadonlyMap<number, { input: unknown; options?: object }>;
  push: (input: unknown, options?: object) => unknown;
}

/** What Rspress's renderer makes of a page, which also tells `head` what belongs there. */
export type RenderPage = (routePath: string, head: PageHead) => Promise<{ appHtml: string }>;

/** What the bundle asks, if the build has put it there: a thread of its own has nobody to ask. */
export interface RenderKeeper {
  /** Renders a page, or takes it from an earlier build. */
  render: (routePath: string, head: PageHead, renderAnew: RenderPage) => ReturnType<RenderPage>;
  /** Says that something reads the data of all pages, not only of its own. */
  allPagesRead: () => void;
}

/** The bundle shares nothing with the build but the process. */
export const KEEPER_KEY = 'lectern.renderKeeper';

/** The file with the data of all pages, beside the bundle. */
export const PAGE_DATA_NAME = 'pages.json';
