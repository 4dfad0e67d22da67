import { useLocaleSiteData, useLocation } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { type SectionSidebars, sectionSidebar } from './sectionSidebar';

/** The sidebar of the current page. Rspress's own hook gives `/guidebook` the one of `/guide`. */
export function useSectionSidebar() {
  const { sidebar } = useLocaleSiteData() as { sidebar: SectionSidebars };
  const { pathname } = useLocation();
  return useMemo(() => sectionSidebar(sidebar, decodeURIComponent(pathname)), [sidebar, pathname]);
}
