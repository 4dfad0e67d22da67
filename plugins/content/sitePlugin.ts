import type { PageIndexInfo, RspressPlugin, UserConfig } from '@rspress/core';
import type { MovedSections } from '../../theme/routes/movedSections';
import type { ContentSources } from '../support/contentSources';
import type { RedirectSettings } from '../support/redirects/expandRedirects';
import type { KeySchemas } from '../support/valueSchema';
import type { DocsCheck } from './checks/docsCheck';

/** A path that the server of the site handles itself, so that no page can have it. */
export interface ReservedRoute {
  /** The path: `/mcp`. A `*` segment matches any segment. */
  path: string;
  /** What the path is for, to complete "where the server answers": `language models`. */
  answers: string;
  /** Whether the path is below the base of the site. @default true */
  isBelowBase?: boolean;
}

/** An image of a page, for link previews in social networks. */
export interface PageImage {
  /** The path of the file in the output: `/static/cards/0c5a.png`. */
  file: string;
  /** The width in pixels. */
  width: number;
  height: number;
}

/** The headers of files below a path. */
export interface OwnHeaders {
  /** The prefix of the path, below the base: `/play/`. The longest matching prefix applies. */
  path: string;
  /** The headers by lowercase name, which override those of the site. */
  headers: Readonly<Record<string, string>>;
}

/** A plugin of Lectern, with hooks in addition to Rspress's. */
export interface SitePlugin extends RspressPlugin {
  /** Returns the reserved paths. Called when the settings of the site are known. @default none */
  reservedRoutes?: () => readonly ReservedRoute[];
  /** Returns the hosts that its content loads from. Called when the settings are known. @default none */
  contentSources?: () => ContentSources;
  /** Returns the headers of documents that are not pages of the site. @default none */
  ownHeaders?: () => readonly OwnHeaders[];
  /** Old anchors of moved sections by route, with the URLs of their targets. */
  movedSections?: () => Readonly<Record<string, MovedSections>>;
  /** Returns redirects, by their old addresses. @default none */
  redirects?: () => RedirectSettings;
  /** The frontmatter keys that it reads, with the schemas of their values. @default none */
  frontmatterKeys?: KeySchemas;
  /** The keys of `themeConfig.custom` that it reads, with the schemas of their values. @default none */
  customKeys?: KeySchemas;
  /** Returns the paths of other sites below this one, with a slash at both ends. @default none */
  sitesBelow?: () => readonly string[];
  /** Returns the files of the output that the server needs. A missing file is an error. @default none */
  requiredFiles?: () => readonly string[];
  /**
   * Checks a built folder before it is published. Throws an error that names the missing or broken file. @default no
   * check
   */
  checkOutput?: (folder: string) => void;
  /**
   * Writes files that depend on everything else into a built folder, after all other hooks.
   *
   * @default writes nothing
   */
  writeLast?: (folder: string) => Promise<void>;
  /**
   * Returns the files that it adds to the output, so that links to them are not reported: `levels.json`.
   *
   * @default none
   */
  writtenFiles?: () => readonly string[];
  /**
   * Returns the files of the output that browsers must revalidate: their names never change, and an outdated one
   * causes errors. @default none
   */
  freshFiles?: () => readonly string[];
  /** Returns additional files of the output that pages of a version and language fetch on interaction. @default none */
  placeFiles?: (place: { version: string; lang: string }) => readonly string[];
  /** Returns the image of a page. Called when all pages are read. @default the image of the site */
  pageImage?: (page: PageIndexInfo) => PageImage | undefined;
  /** Returns checks for `npm run docs:check`. @default none */
  checks?: (config: UserConfig) => Promise<readonly DocsCheck[]>;
  /**
   * Returns checks for the docs-health page, whose names are those of its sections: `options`, `untested`. @default
   * none
   */
  healthChecks?: (config: UserConfig) => Promise<readonly DocsCheck[]>;
}
