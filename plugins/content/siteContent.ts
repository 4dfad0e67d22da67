import type { RouteMeta, RouteService, UserConfig } from '@rspress/core';
import type { Pluggable } from 'unified';
import type { Finding } from '../support/finding';
import type { PageCheck, TreeCheck } from './checks/pageChecks';
import type { FactChanger, Ordered } from './facts/changers';
import type { SaidOutline } from './facts/contentFacts';
import type { ContentFiles, PageFile } from './files/pageFile';
import type { SitePages } from './lookups/sitePages';
import type { ContentPage } from './pages/contentPage';
import type { PlainForms } from './sections/plainInline';
import type { PlaceSections } from './sections/siteSections';
import type { ContentSite } from './site/site';
import type { TreeAddition } from './tree/additions';
import type { MarkdownForms } from './tree/components';
import type { TreeNode } from './tree/nodes';

/** Everything that is known of the pages of a site: each is read and parsed once. */
export interface SiteContent {
  files: ContentFiles;
  /** The folder of all pages. */
  docDir: () => string;
  /** The settings as every plugin has left them. */
  config: () => UserConfig;
  /** The routes, with those that plugins have added. */
  routes: () => readonly RouteMeta[];
  service: () => RouteService;
  /** The pages by their routes, in the order of their files. */
  pages: () => ReadonlyMap<string, ContentPage>;
  /** A page as its file is now; in a build that is the page. */
  fresh: (page: ContentPage) => ContentPage;
  /** Navigation, names and addresses of the site. */
  site: () => ContentSite;
  /** The sections of the pages that readers find, by version and language, the default ones first. */
  sections: () => PlaceSections[];
  /** All files that the sections are made of: pages, what they import and show, and other data of the docs. */
  sectionFiles: () => string[];
  /** Reads the pages one after the other, so that `sections` need not keep others waiting long. */
  prepareSections: () => Promise<void>;
  /** Says what words components show that their tags do not enclose. */
  addTexts: (texts?: PlainForms) => void;
  /** Says what a plugin's components are in Markdown. */
  addForms: (forms: MarkdownForms) => void;
  /** What the components of plugins are in Markdown. */
  forms: () => MarkdownForms;
  /** Adds a plugin for the parser of pages, under a name that says all of its settings. */
  addSyntax: (name: string, plugin: Pluggable) => void;
  /** Adds to the tree of every page, for all who read it and for the page itself. */
  add: (addition: TreeAddition) => void;
  /**
   * Adds a plugin that changes what pages say: before `add`, and for those too who ask for the outline, the
   * ids and the faults of a page.
   */
  change: (changer: TreeChanger) => void;
  /** A page that a command has read, as plugins have changed it. */
  asSaid: (page: PageFile) => PageFile;
  /** Adds a plugin whose part in a page depends on other files, which are there or not. */
  addInputs: (namesOf: (file: string) => Iterable<string>) => void;
  /** The pages of the site as their files say them, for a page that is built again when an answer changes. */
  pagesFor: (file: string) => SitePages;
  /** Says the routes to a command, which makes none. */
  setRoutes: (routes: readonly RouteMeta[]) => void;
  /** Adds a plugin that changes what is known of pages: title, sidebar, search and so on. */
  addFacts: (changer: FactChanger) => void;
  /** The outline that a plugin has said of a page. */
  outlineOf: (page: PageFile) => SaidOutline | undefined;
  /** Adds what is looked for in every page, by the build, the dev server and `lectern check`. */
  addCheck: (check: PageCheck) => void;
  /** The same for what is looked for in the tree of a page, where its syntax is right. */
  addTreeCheck: (check: TreeCheck) => void;
  /** Adds what is looked for in the docs as a whole: a build that stops because of its pages says it too. */
  addSiteCheck: (check: SiteCheck) => void;
  /** What is wrong in pages, and in every `_meta.json`. */
  check: (pages: Iterable<PageFile>) => Finding[];
  /** Calls a function with each tree that becomes a page, which it may change. */
  onCompile: (listener: OnCompile) => void;
  /** Says that a page is compiled. */
  compiled: OnCompile;
}

/** A plugin that changes what pages say. */
export interface TreeChanger extends Ordered {
  change: TreeAddition;
}

/** Looks for what is wrong in the docs as a whole. */
export type SiteCheck = () => Finding[];

/** Told of a page that is compiled, with the tree that becomes the page. */
export type OnCompile = (file: string, tree: TreeNode) => void;

const CONTENT = Symbol.for('lectern: the content of the site');

type WithContent = UserConfig & { [CONTENT]?: SiteContent };

/** A config that tells every plugin the content of the site. */
export function withContent(config: UserConfig, content: SiteContent): UserConfig {
  const told: WithContent = { ...config, [CONTENT]: content };
  return told;
}

/**
 * The content of the site of a config, in or behind the `config` hook of a plugin.
 *
 * @throws if the site was not made with `defineSite`
 */
export function contentOf(config: WithContent): SiteContent {
  const { [CONTENT]: content } = config;
  if (content) return content;
  throw new Error(
    '[content] no plugin reads the pages of this site → write "export default defineSite({ … })" in rspress.config.ts, or list pluginContent() before the other plugins',
  );
}

/** A function that gives the pages of a command what plugins change of them. */
export const changesOf = ({ [CONTENT]: content }: WithContent): SiteContent['asSaid'] =>
  content?.asSaid ?? ((page) => page);
