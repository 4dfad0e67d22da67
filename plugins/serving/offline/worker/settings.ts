import type { Prefixes } from '../../../support/defaultPrefixes';

/** The texts of the page that is shown if the requested one is not on the device, in one language. */
export interface OfflineTexts {
  title: string;
  text: string;
  /** The text above the links to available pages. */
  there: string;
  tryAgain: string;
}

/** The settings of the worker, which the build inserts. */
export interface WorkerSettings extends Prefixes {
  /** With a slash at both ends. */
  base: string;
  /** Paths below the base that the server answers. A `*` segment matches any segment. */
  reserved: readonly string[];
  /** Paths of other sites below this one, with a slash at both ends. */
  sitesBelow: readonly string[];
  /** The texts by language. */
  texts: Readonly<Record<string, OfflineTexts>>;
  /** The names of the languages. */
  labels: Readonly<Record<string, string>>;
  rightToLeft: readonly string[];
}
