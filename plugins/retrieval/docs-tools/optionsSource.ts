import type { PublishedOptions } from '../../reference/options/published/shared';

/** The options that a site documents. */
export interface OptionsSource {
  /** The versions with documented options, newest first. */
  versions: readonly string[];
  read: (version: string, lang: string) => Promise<PublishedOptions | undefined>;
}
