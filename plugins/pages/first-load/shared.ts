// The build and the runtime import this file.

/** A heading of another page in an overview. */
export interface OverviewHeading {
  id: string;
  text: string;
  depth: number;
}

/** A page in an overview, with its headings. */
export interface OverviewSourcePage {
  routePath: string;
  toc: OverviewHeading[];
}

/** The heading levels that an overview lists by default. */
export const DEFAULT_OVERVIEW_DEPTHS: readonly number[] = [2];

/**
 * Whether a route is in the folder of an overview: `/config/` and `/config/overview` list the pages
 * below `/config/`.
 */
export function isBelowOverview(route: string, overviewRoute: string): boolean {
  const folder = overviewRoute.replace(/[^/]*$/, '');
  return route !== overviewRoute && route.startsWith(folder);
}

/** The file of each version and language, by `sectionKey`. */
export type TableFiles = Record<string, string>;
export type SidebarFiles = Record<string, string>;

/** The ID of the element that lists the route files in every document. */
export const TABLES_ID = 'lectern-routes';

/** Returns the key of a version and language: `v2/en`. Either may be empty. */
export function sectionKey(version: string, lang: string): string {
  return `${version}/${lang}`;
}

/** The attribute of elements in a document from which the browser reads the texts of the page. */
export const TEXT_MARK = 'data-lt-text';

/** A heading: its level, its ID, and the parts of its text between line break opportunities. */
export type HeadingText = [depth: number, id: string, ...parts: string[]];

/** The `dangerouslySetInnerHTML` of an element. The object for a text is always the same. */
export interface Html {
  __html: string;
}

/** A text that is in the document but not in the code of the page. */
export type PageText = Html | HeadingText;
