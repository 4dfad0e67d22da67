import type { SidebarData } from '@rspress/core';
import type { SidebarPlace } from './sidebarTree';

/** The id of the element with the embedded part of the sidebar. */
export const SERVED_SIDEBAR_ID = 'lectern-sidebar';

/** The sidebar data in a document, if entire sidebars are fetched on demand. */
export interface ServedSidebar extends Omit<SidebarPlace, 'trail'> {
  /** The `routeKey` of the page. */
  key: string;
  entries: SidebarData;
  isLong: boolean;
}

/** Serializes the data for a script element. */
export function writeServedSidebar(served: ServedSidebar): string {
  // Keys that start with an underscore are internal to Rspress.
  const json = JSON.stringify(served, (key, value) => (key.startsWith('_') ? undefined : value));
  return json.replaceAll('<', '\\u003c');
}

let served: ServedSidebar | undefined;

/** Returns the data in the document. It is read once, because hydration removes the element. */
export function readServedSidebar(): ServedSidebar | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = served ? null : document.getElementById(SERVED_SIDEBAR_ID)?.textContent;
  if (text) served = JSON.parse(text) as ServedSidebar;
  return served;
}
