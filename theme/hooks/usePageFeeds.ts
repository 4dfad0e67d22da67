import { usePage } from '@rspress/core/runtime';
import type { PageFeed } from '../../plugins/pages/feeds/shared';

/** Returns the feeds that the current page belongs to. */
export function usePageFeeds(): PageFeed[] {
  return (usePage().page as { feeds?: PageFeed[] }).feeds ?? [];
}
