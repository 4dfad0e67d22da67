import type { SidebarData } from '@rspress/core';
import { useLocaleSiteData, useLocation, usePage } from '@rspress/core/runtime';
import { useMemo } from 'react';
import type { PageNeighbors } from '../../../plugins/content/facts/shared';
import { useLoadedSidebars } from '../../../plugins/pages/first-load/runtime/sidebarStore';
import { decodeText } from '../../routes/decode';
import { routeKey } from '../../routes/routeKey';
import { LONG_SIDEBAR } from './openPart';
import { type SectionSidebars, sectionSidebar } from './sectionSidebar';
import { readServedSidebar } from './servedSidebar';
import { type SidebarPlace, sidebarMap } from './sidebarTree';

/** The sidebar of the current page, and the position of the page in it. */
export interface SectionSidebar extends SidebarPlace {
  /** Empty if there is no sidebar. In embedded data, closed groups are empty. */
  entries: SidebarData;
  isLong: boolean;
}

function fullSidebar(sidebars: SectionSidebars, path: string): SectionSidebar {
  const entries = sectionSidebar(sidebars, path);
  const { pageCount, placeOf } = sidebarMap(entries);
  return { entries, isLong: pageCount > LONG_SIDEBAR, ...placeOf(path) };
}

function servedSidebar(path: string): SectionSidebar | undefined {
  const served = readServedSidebar();
  if (served?.key !== routeKey(path)) return undefined;
  return { ...served, trail: sidebarMap(served.entries).placeOf(path).trail };
}

/**
 * Returns the sidebar of the current page, with the adjacent pages that a plugin may have overridden.
 * Rspress's own hook gives `/guidebook` the sidebar of `/guide`.
 */
export function useSectionSidebar(): SectionSidebar {
  const { sidebar } = useLocaleSiteData() as { sidebar: SectionSidebars };
  const { pathname } = useLocation();
  const page = usePage().page as ReturnType<typeof usePage>['page'] & PageNeighbors;
  const loaded = useLoadedSidebars(page);
  return useMemo(() => {
    const path = decodeText(pathname);
    const served = loaded ? undefined : servedSidebar(path);
    return { ...(served ?? fullSidebar(loaded ?? sidebar, path)), ...page.neighbors };
  }, [sidebar, loaded, pathname, page]);
}
