import type { SidebarData } from '@rspress/core';
import type { SidebarPlace } from './sidebarTree';

/** The element with the part of the sidebar that the document shows. */
export const SERVED_SIDEBAR_ID = 'lectern-sidebar';

/** What a document says about its sidebar, where the whole one is fetched on demand. */
export interface ServedSidebar extends Omit<SidebarPlace, 'trail'> {
  /** The `routeKey` of the page. */
  key: string;
  entries: SidebarData;
  isLong: boolean;
}

/** Writes it for an element of the document. */
export function writeServedSidebar(served: ServedSidebar): string {
  // Keys with an underscore are Rspress's notes for itself.
  const json = JSON.stringify(served, (key, value) => (key.startsWith('_') ? undefined : value));
  return json.replaceAll('<', '\\u003c');
}

let served: ServedSidebar | undefined;

/** Reads it from the document, once: the element goes when the page is hydrated. */
export function readServedSidebar(): ServedSidebar | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = served ? null : document.getElementById(SERVED_SIDEBAR_ID)?.textContent;
  if (text) served = JSON.parse(text) as ServedSidebar;
  return served;
}
