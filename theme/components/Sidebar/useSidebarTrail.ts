import { useActiveMatcher } from '@rspress/core/runtime';
import { findNeighbours, findTrail } from './sidebarTree';
import { useSectionSidebar } from './useSectionSidebar';

/** The sidebar of the current page, the way to the page in it, and the pages around it. */
export function useSidebarTrail() {
  const entries = useSectionSidebar();
  const isCurrent = useActiveMatcher();
  return {
    entries,
    isCurrent,
    trail: findTrail(entries, isCurrent),
    ...findNeighbours(entries, isCurrent),
  };
}
