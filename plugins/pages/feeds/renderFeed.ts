import { Feed } from 'feed';

export interface FeedItem {
  title: string;
  description: string;
  url: string;
  date: Date;
}

export interface FeedChannel {
  title: string;
  description: string;
  language: string;
  /** The URL of the section. */
  url: string;
  /** The URL of the feed. */
  feedUrl: string;
}

/** Renders a feed as RSS 2.0, the newest item first. */
export function renderFeed(channel: FeedChannel, items: readonly FeedItem[]): string {
  const newestFirst = [...items].sort(
    (a, b) => b.date.getTime() - a.date.getTime() || (a.url < b.url ? -1 : 1),
  );
  const feed = new Feed({
    id: channel.url,
    title: channel.title,
    description: channel.description,
    language: channel.language,
    link: channel.url,
    feedLinks: { rss: channel.feedUrl },
    copyright: '',
    generator: 'Lectern',
    updated: newestFirst[0]?.date,
  });
  for (const { title, description, url, date } of newestFirst) {
    feed.addItem({ title, description, link: url, id: url, date });
  }
  return feed.rss2();
}
