import type { PageIndexInfo, RspressPlugin, UserConfig } from '@rspress/core';
import type { ContentSources } from '../support/contentSources';
import type { RedirectSettings } from '../support/redirects/expandRedirects';
import type { KeySchemas } from '../support/valueSchema';
import type { DocsCheck } from './checks/docsCheck';

/** An address that the server of the site answers itself, so that no page can have it. */
export interface ReservedRoute {
  /** `/mcp`; a segment that is `*` stands for any. */
  path: string;
  /** Who is answered there, to go on with "where the server answers": `language models`. */
  answers: string;
  /** Whether the address is below the base of the site. @default true */
  isBelowBase?: boolean;
}

/** A picture of a page, for networks that show cards of links. */
export interface PageImage {
  /** A file of the output, from its root: `/static/cards/0c5a.png` */
  file: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** Headers of the files below an address. */
export interface OwnHeaders {
  /** The begin of the address below the base: `/play/`. The longest one that fits counts. */
  path: string;
  /** By their names in lower case: what they say takes the place of the site's. */
  headers: Readonly<Record<string, string>>;
}

/** A plugin of ours, with what it has to say beside Rspress's hooks. */
export interface SitePlugin extends RspressPlugin {
  /** Those addresses, asked for once the settings of the site are known. @default none */
  reservedRoutes?: () => readonly ReservedRoute[];
  /** What pages may load because of it, asked for once the settings are known. @default nothing */
  contentSources?: () => ContentSources;
  /** Headers of documents that are not pages of the site. @default none */
  ownHeaders?: () => readonly OwnHeaders[];
  /** Old addresses that it knows, by where they lead. @default none */
  redirects?: () => RedirectSettings;
  /** Keys of the frontmatter that it reads, each with the schema of its values. @default none */
  frontmatterKeys?: KeySchemas;
  /** Keys of `themeConfig.custom` that it reads, each with the schema of its values. @default none */
  customKeys?: KeySchemas;
  /** Addresses of other sites below this one, with a slash at both ends. @default none */
  sitesBelow?: () => readonly string[];
  /** Files below the output that the server needs for it: a missing one is a fault. @default none */
  requiredFiles?: () => readonly string[];
  /** Checks a built folder before readers get it; throws naming the file that is missing or broken. @default nothing */
  checkOutput?: (folder: string) => void;
  /**
   * Writes what is made of everything else into a built folder, when all other hooks are done.
   * @default nothing
   */
  writeLast?: (folder: string) => Promise<void>;
  /**
   * Files below the output that browsers must ask for each time: their names stay, and an old one
   * does harm. @default none
   */
  freshFiles?: () => readonly string[];
  /**
   * Files below the output that pages of a version and language fetch when readers use them, besides
   * those of the build. @default none
   */
  placeFiles?: (place: { version: string; lang: string }) => readonly string[];
  /** The picture of a page, asked for once all pages are read. @default that of the site */
  pageImage?: (page: PageIndexInfo) => PageImage | undefined;
  /** What `npm run docs:check` checks because of it. @default nothing */
  checks?: (config: UserConfig) => Promise<readonly DocsCheck[]>;
  /** What the docs-health page tells because of it, under the names of its sections: `options`, `untested`. @default nothing */
  healthChecks?: (config: UserConfig) => Promise<readonly DocsCheck[]>;
}
