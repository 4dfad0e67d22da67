import { type FeedSite, sectionRoute } from './feedRoutes';
import { FEED_FILE, type FeedsOptions } from './options';
import type { FeedItem, renderFeed } from './renderFeed';

/** A page of the section as an item of its feed. */
export interface Post extends Omit<FeedItem, 'url'> {
  route: string;
}

/** Returns the feeds of a site by route, given the posts of each language. */
export function feedFiles(
  { title, description }: FeedsOptions,
  site: FeedSite,
  posts: ReadonlyMap<string, readonly Post[]>,
  address: (route: string) => string,
  render: typeof renderFeed,
): Map<string, string> {
  const files = Object.keys(title).map((language): [string, string] => {
    const section = sectionRoute(language, site);
    const route = `${section}${FEED_FILE}`;
    const channel = {
      title: title[language] ?? '',
      description: description[language] ?? '',
      language,
      url: address(section),
      feedUrl: address(route),
    };
    const items = (posts.get(language) ?? []).map((post) => ({
      ...post,
      url: address(post.route),
    }));
    return [route, render(channel, items)];
  });
  return new Map(files);
}
