/** A text in each language of the site. */
type Localized = Record<string, string>;

export interface FeedsOptions {
  /** The name of the section's folder within each language folder: `news`. */
  section: string;
  /** The name of the feed, by language. */
  title: Localized;
  /** The description of the feed, by language. */
  description: Localized;
}

export { FEED_FILE, FEED_MIME } from '../../serving/server/shared/feedFile';
