/** The file name of every RSS feed. Servers derive the content type from it. */
export const FEED_FILE = 'feed.xml';

export const FEED_MIME = 'application/rss+xml';

/** Whether a file of the output is a feed. */
export function isFeed(name: string): boolean {
  return name === FEED_FILE || name.endsWith(`/${FEED_FILE}`);
}
