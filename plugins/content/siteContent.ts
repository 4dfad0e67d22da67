import type { RouteMeta, RouteService, UserConfig } from '@rspress/core';
import type { Pluggable } from 'unified';
import type { Finding } from '../support/finding';
import type { PageCheck, TreeCheck } from './checks/pageChecks';
import type { FactChanger, Ordered } from './facts/changers';
import type { PluginOutline } from './facts/contentFacts';
import type { ContentFiles, PageFile } from './files/pageFile';
import type { SitePages } from './lookups/sitePages';
import type { ContentPage } from './pages/contentPage';
import type { ContentSections } from './sections/contentSections';
import type { PlainForms } from './sections/plainInline';
import type { PlaceSections } from './sections/siteSections';
import type { ContentSite } from './site/site';
import type { TreeAddition } from './tree/additions';
import type { MarkdownForms } from './tree/components';
import type { TreeNode } from './tree/nodes';

/** The content of a site. Each page is read and parsed once. */
export interface SiteContent {
  files: ContentFiles;
  /** The same files as written, without the settings and plugins that change them. Each text is parsed once for both. */
  writtenFiles: ContentFiles;
  /** The folder of all pages. */
  docDir: () => string;
  /** Returns the settings after the changes of all plugins. */
  config: () => UserConfig;
  /** Returns the routes, including those that plugins have added. */
  routes: () => readonly RouteMeta[];
  service: () => RouteService;
  /** Returns the pages by route, in the order of their files. */
  pages: () => ReadonlyMap<string, ContentPage>;
  /** Returns a page with the current content of its file. In a build, it is the same page. */
  fresh: (page: ContentPage) => ContentPage;
  /** Returns the navigation, names and addresses of the site. */
  site: () => ContentSite;
  /** Returns the sections of searchable pages, by version and language, default ones first. */
  sections: () => PlaceSections[];
  /** Returns all files that the sections depend on: pages, the files that they import and show, and data files. */
  sectionFiles: () => string[];
  /** Reads the pages one at a time, so that the next call of `sections` does not block the server for long. */
  prepareSections: ContentSections['prepare'];
  /** Adds functions that return the visible text in the props of components. */
  addTexts: (texts?: PlainForms) => void;
  /** Adds functions that return the Markdown of a plugin's components. */
  addForms: (forms: MarkdownForms) => void;
  /** Returns the functions for the Markdown of plugins' components. */
  forms: () => MarkdownForms;
  /**
   * Adds a plugin to the parser of pages. The name must contain all of its settings, because it is part of the cache
   * key.
   */
  addSyntax: (name: string, plugin: Pluggable) => void;
  /** Adds a function that adds nodes to the tree of every page, for all features and for the page itself. */
  add: (addition: TreeAddition) => void;
  /**
   * Adds a plugin that changes the content of pages. It runs before the functions of `add`, and also applies to the
   * outline, the ids and the findings of a page.
   */
  change: (changer: TreeChanger) => void;
  /** Applies the changes of plugins to a page that a command has read. */
  withChanges: (page: PageFile) => PageFile;
  /** Returns a number that increases when other pages or plugins have new data for pages. */
  revision: () => number;
  /** Must be called when a plugin has new data for pages that have not changed. */
  revise: () => void;
  /** Adds a function that returns the files that a page depends on, including missing ones. */
  addInputs: (namesOf: (file: string) => Iterable<string>) => void;
  /** Returns the pages of the site for a page, which is rebuilt when its lookups have other results. */
  pagesFor: (file: string) => SitePages;
  /** Sets the routes in a command, which does not generate them. */
  setRoutes: (routes: readonly RouteMeta[]) => void;
  /** Adds a plugin that changes facts of pages, such as title, sidebar entry and search. */
  addFacts: (changer: FactChanger) => void;
  /** Returns the outline that a plugin has set for a page; `undefined` if none has. */
  outlineOf: (page: PageFile) => PluginOutline | undefined;
  /** Adds a check of every page to the build, the dev server and `lectern check`. */
  addCheck: (check: PageCheck) => void;
  /** Adds a check of the tree of every page without syntax errors. */
  addTreeCheck: (check: TreeCheck) => void;
  /**
   * Adds a function that reads data from the tree of a page. A build calls it with `derive` before pages are compiled,
   * while the tree is open, so that later calls of `derive` return the result without opening the tree again.
   */
  addReader: (read: (page: PageFile) => unknown) => void;
  /** Adds a check of the whole docs. A build that stops because of findings in pages also reports its findings. */
  addSiteCheck: (check: SiteCheck) => void;
  /**
   * Adds a check of every `_meta.json` and `_nav.json` for the dev server, which runs it at the start, and again after
   * one of them is edited, or pages are added or removed.
   */
  addEntryCheck: (check: SiteCheck) => void;
  /** Returns the findings in pages and in every `_meta.json`. */
  check: (pages: Iterable<PageFile>) => Finding[];
  /** Adds a listener that is called with the tree of each compiled page, which it may change. */
  onCompile: (listener: OnCompile) => void;
  /** Must be called for each compiled page. */
  compiled: OnCompile;
}

/** A plugin that changes the content of pages. */
export interface TreeChanger extends Ordered {
  change: TreeAddition;
}

/** A check of the whole docs. */
export type SiteCheck = () => Finding[];

/** Called for each compiled page with its final tree. */
export type OnCompile = (file: string, tree: TreeNode) => void;

const CONTENT = Symbol.for('lectern: the content of the site');

type WithContent = UserConfig & { [CONTENT]?: SiteContent };

/** Adds the content of the site to a configuration, for all plugins. */
export function withContent(config: UserConfig, content: SiteContent): UserConfig {
  const extended: WithContent = { ...config, [CONTENT]: content };
  return extended;
}

/**
 * Returns the content of the site. Call it in or after the `config` hook of a plugin.
 *
 * @throws if the site was not created with `defineSite`
 */
export function contentOf(config: WithContent): SiteContent {
  const { [CONTENT]: content } = config;
  if (content) return content;
  throw new Error(
    '[content] no plugin reads the pages of this site → write "export default defineSite({ … })" in rspress.config.ts, or convert a site of Rspress: lectern migrate',
  );
}

/** Returns a function that applies the changes of plugins to pages that a command has read. */
export const changesOf = ({ [CONTENT]: content }: WithContent): SiteContent['withChanges'] =>
  content?.withChanges ?? ((page) => page);
