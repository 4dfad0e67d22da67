/** Both sides import this file: the build, which writes the settings, and the theme, which reads them. */

/** The name of the index that our server has. */
export const SERVER_INDEX = 'docs';

/** The search runs in a worker of the browser, on files of the site. */
export interface LocalSettings {
  engine: 'local';
}

/** The search runs on a Lectern server. */
export interface ServerSettings {
  engine: 'server';
  /** The server's origin and path. The server of the site by default. */
  url?: string;
  /** The name of the index. A Lectern server has only one. */
  indexName: string;
}

/** The search runs at Algolia. If a setting is missing, DocSearch reports it in the dialog. */
export interface AlgoliaSettings {
  engine: 'algolia';
  appId?: string;
  /** The search-only key. */
  apiKey?: string;
  indexName?: string;
}

/** The search runs wherever the client that the site provides sends it. Its module is part of the bundle. */
export interface ClientSettings {
  engine: 'client';
  indexName: string;
}

export type SearchSettings = LocalSettings | ServerSettings | AlgoliaSettings | ClientSettings;

/** The settings that the plugin passes to the theme in `themeConfig`. Without them, there is no search. */
export interface SearchThemeConfig {
  searchSettings?: SearchSettings;
}
