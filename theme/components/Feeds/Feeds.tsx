import { Head } from '@rspress/core/runtime';
import { usePageFeeds } from '../../hooks/usePageFeeds';
import { useText } from '../../hooks/useText';
import { Icon } from '../../ui/icons';

/** Adds the page's feeds to the head, where feed readers look for them. */
export function FeedHead() {
  const feeds = usePageFeeds();
  if (feeds.length === 0) return null;
  return (
    <Head>
      {feeds.map(({ url, mime }) => (
        <link key={url} rel="alternate" type={mime} href={url} />
      ))}
    </Head>
  );
}

/** A link to the feed of the section, for use on its pages. */
export function FeedLink() {
  const text = useText();
  return usePageFeeds().map(({ url, mime }) => (
    <a key={url} className="lt-button" href={url} type={mime}>
      <Icon name="feed" />
      {text('feed')}
    </a>
  ));
}
