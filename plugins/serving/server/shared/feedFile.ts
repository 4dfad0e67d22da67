/** The name of every RSS feed of a site, by which servers know its type. */
export const FEED_FILE = 'feed.xml';

export const FEED_MIME = 'application/rss+xml';

/** Whether a file of the output is a feed. */
export function isFeed(name: string): boolean {
  return name === FEED_FILE || name.endsWith(`/${FEED_FILE}`);
}
