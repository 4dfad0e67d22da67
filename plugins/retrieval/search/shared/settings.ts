/** Both sides import this file: the build, which writes the settings, and the theme, which reads them. */

/** The name of the index that our server has. */
export const SERVER_INDEX = 'docs';

/** The search runs in a worker of the browser, on files of the site. */
export interface LocalSettings {
  engine: 'local';
}

/** The search runs on a server of ours. */
export interface ServerSettings {
  engine: 'server';
  /** The server's origin and path; without one, the site's own. */
  url?: string;
  /** The name of the index; our server has one. */
  indexName: string;
}

/** The search runs at Algolia. What is missing here the dialog says in DocSearch's words. */
export interface AlgoliaSettings {
  engine: 'algolia';
  appId?: string;
  /** The key that may only search. */
  apiKey?: string;
  indexName?: string;
}

/** The search runs where the site's own client asks; its module is part of the bundle. */
export interface ClientSettings {
  engine: 'client';
  indexName: string;
}

export type SearchSettings = LocalSettings | ServerSettings | AlgoliaSettings | ClientSettings;

/** What the plugin tells the theme, in the site's `themeConfig`; without it there is no search. */
export interface SearchThemeConfig {
  searchSettings?: SearchSettings;
}
