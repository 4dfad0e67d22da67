import type { SearchEngine } from '../shared/types';

/** The index to search; `all` for all versions of the language. */
export interface SearchPlace {
  lang: string;
  version: string;
}

/** An engine in the browser, which loads its index step by step. */
export interface BrowserEngine extends SearchEngine {
  /** Loads what the first answer needs, when a reader is about to search: on hover or focus of the button. */
  warm(place: SearchPlace): void;
  /** Loads the rest, when the dialog opens. */
  open(place: SearchPlace): void;
  /**
   * Calls a listener when more of the index is loaded, so that asking again gives a better answer.
   *
   * @returns ends it
   */
  onBetter(listener: () => void): () => void;
}

/** The facts about the site that an engine needs. */
export interface EngineSite {
  /** With a slash at both ends: `/docs/`. */
  base: string;
}
