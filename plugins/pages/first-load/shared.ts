// Both sides import this file.

/** A heading of another page, as an overview lists it. */
export interface OverviewHeading {
  id: string;
  text: string;
  depth: number;
}

/** A page that an overview lists, with its headings. */
export interface OverviewSourcePage {
  routePath: string;
  toc: OverviewHeading[];
}

/** Heading levels that an overview lists where neither it nor its sidebar says otherwise. */
export const DEFAULT_OVERVIEW_DEPTHS: readonly number[] = [2];

/** `/config/` and `/config/overview` list what is below `/config/`. */
export function isBelowOverview(route: string, overviewRoute: string): boolean {
  const folder = overviewRoute.replace(/[^/]*$/, '');
  return route !== overviewRoute && route.startsWith(folder);
}

/** A file for each version and language, by their `sectionKey`. */
export type TableFiles = Record<string, string>;
export type SidebarFiles = Record<string, string>;

/** The element in every document that names the files with the routes. */
export const TABLES_ID = 'lectern-routes';

/** Names a version and language: `v2/en`; a site may lack either. */
export function sectionKey(version: string, lang: string): string {
  return `${version}/${lang}`;
}

/** On the elements of a document from which the browser reads the texts of the page. */
export const TEXT_MARK = 'data-lt-text';

/** A heading: its level, its id, and the parts between which it may break. */
export type HeadingText = [depth: number, id: string, ...parts: string[]];

/** What React sets as the content of an element: always the same object for the same text. */
export interface Html {
  __html: string;
}

/** A text that the code of a page leaves to the document. */
export type PageText = Html | HeadingText;
