import { usePage } from '@rspress/core/runtime';
import type { PageFeed } from '../../plugins/pages/feeds/shared';

/** The feeds that the current page belongs to. */
export function usePageFeeds(): PageFeed[] {
  return (usePage().page as { feeds?: PageFeed[] }).feeds ?? [];
}
