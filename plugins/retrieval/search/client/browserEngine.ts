import type { SearchEngine } from '../shared/types';

/** Which index is meant; `all` for all versions of the language. */
export interface SearchPlace {
  lang: string;
  version: string;
}

/** An engine in a browser: it loads what it needs, step by step. */
export interface BrowserEngine extends SearchEngine {
  /** Loads what answers first, when a reader is about to search: pointer or focus on the button. */
  warm(place: SearchPlace): void;
  /** Loads the rest, when the dialog opens. */
  open(place: SearchPlace): void;
  /**
   * Told when an answer has become better than the last one, because more is loaded: ask again.
   *
   * @returns ends it
   */
  onBetter(listener: () => void): () => void;
}

/** What an engine has to know of the site. */
export interface EngineSite {
  /** With a slash at both ends: `/docs/`. */
  base: string;
}
