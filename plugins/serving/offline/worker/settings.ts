import type { Prefixes } from '../../../support/defaultPrefixes';

/** The texts of the page that stands for one that is not on the device, in a language. */
export interface OfflineTexts {
  title: string;
  text: string;
  /** Above the links to what is there. */
  there: string;
  tryAgain: string;
}

/** What the build tells the worker of the site. */
export interface WorkerSettings extends Prefixes {
  /** With a slash at both ends. */
  base: string;
  /** Paths below the base that the server answers; a segment that is `*` stands for any. */
  reserved: readonly string[];
  /** Paths of other sites below this one, with a slash at both ends. */
  sitesBelow: readonly string[];
  /** By language. */
  texts: Readonly<Record<string, OfflineTexts>>;
  /** The names of the languages. */
  labels: Readonly<Record<string, string>>;
  rightToLeft: readonly string[];
}
