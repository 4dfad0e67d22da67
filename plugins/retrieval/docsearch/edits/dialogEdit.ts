import type { SearchSettings } from '../../search/shared/settings';

/** The name of a search engine. */
export type SearchEngineName = SearchSettings['engine'];

/** The facts about a site that the edits need. */
export interface DialogTarget {
  engine: SearchEngineName;
  /** The address of Ask AI: a path of the site with its base, or a full URL. */
  askApi: string;
  /** The address of the `server` engine: the base of the site, or a full URL without a trailing slash. */
  searchApi: string;
}

/** A replacement in the code of DocSearch's dialog. */
export interface DialogEdit {
  /** The benefit for readers. */
  name: string;
  /** The code to replace, which must occur exactly once. */
  find: string;
  replace: string;
  /** Whether the edit is skipped if the engine is Algolia. */
  isForeign?: boolean;
}

/** The name of `runtime/hooks.ts` in the edited file. */
export const HOOKS = '__lectern';
