import { useActiveMatcher, useSidebar } from '@rspress/core/runtime';
import { findNeighbours, findTrail } from './sidebarTree';

/** The sidebar of the current page, the way to the page in it, and the pages around it. */
export function useSidebarTrail() {
  const entries = useSidebar();
  const isCurrent = useActiveMatcher();
  return {
    entries,
    isCurrent,
    trail: findTrail(entries, isCurrent),
    ...findNeighbours(entries, isCurrent),
  };
}
