import type { SearchSettings } from '../../search/shared/settings';

/** Who answers the searches of a site. */
export type SearchEngineName = SearchSettings['engine'];

/** What the edits need to know of a site. */
export interface DialogTarget {
  engine: SearchEngineName;
  /** Where Ask AI is asked: a path of the site with its base, or a full address. */
  askApi: string;
  /** Where the `server` engine is: the site with its base, or a full address without a slash at its end. */
  searchApi: string;
}

/** A part of DocSearch's dialog, and what takes its place. */
export interface DialogEdit {
  /** What a reader has of it. */
  name: string;
  /** Must be in the file exactly once. */
  find: string;
  replace: string;
  /** Left out where Algolia is the engine. */
  isForeign?: boolean;
}

/** The name under which the edited file knows `runtime/hooks.ts`. */
export const HOOKS = '__lectern';
