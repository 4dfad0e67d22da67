// They add the extensions to the data of unified. The compiler leaves imports without names out of declarations.
/// <reference types="remark-parse" preserve="true" />
/// <reference types="remark-stringify" preserve="true" />
import type { Nodes, Root, RootContent } from 'mdast';
import type { Pluggable, Data as UnifiedData } from 'unified';
import type { SitePages } from '../content/lookups/sitePages';
import type { CustomThemeConfig } from '../support/shared/customThemeConfig';
import type { PageWithData, WrittenPage } from './pageTypes';
import type { PluginStrings, Translate } from './shared';

/** Extensions of the Markdown syntax, for the libraries that unified uses. */
export interface SyntaxExtensions {
  /** Extensions of [micromark](https://github.com/micromark/micromark), which recognize the syntax. */
  micromark: NonNullable<UnifiedData['micromarkExtensions']>;
  /** Extensions of `mdast-util-from-markdown`, which create nodes from it. */
  fromMarkdown: NonNullable<UnifiedData['fromMarkdownExtensions']>;
  /** Extensions of `mdast-util-to-markdown`, which write the nodes as Markdown. @default none */
  toMarkdown?: NonNullable<UnifiedData['toMarkdownExtensions']>;
}

/** A unified plugin that adds syntax, such as `remark-math` or `[remarkMath, options]`, or a set of extensions. */
export type Syntax = Pluggable | SyntaxExtensions;

/** The site that a plugin is part of. */
export interface PluginSite {
  /** The folder of the site, as an absolute path. */
  folder: string;
  /** The folder of the pages, as an absolute path. */
  docs: string;
  /** The base of the addresses, with a slash at both ends. */
  base: string;
  /** The default language. */
  lang: string;
  /** All languages. */
  langs: readonly string[];
  /** The default version. Empty on a site without versions. */
  version: string;
  /** All versions. */
  versions: readonly string[];
  /** The site's own settings in `themeConfig.custom`. */
  custom: Readonly<Partial<CustomThemeConfig>>;
}

/** A page with its tree, for a plugin that only reads it. */
export interface ReadPage extends WrittenPage {
  /** The content of the page as [mdast](https://github.com/syntax-tree/mdast), with the changes of plugins. */
  tree: Root;
}

/** A page with its tree, for a plugin that looks for problems. */
export interface CheckedPage<Strings extends PluginStrings, Data>
  extends PageWithData<Strings, Data> {
  /** The content of the page as [mdast](https://github.com/syntax-tree/mdast), with the changes of plugins. */
  tree: Root;
}

/** A page with its tree, for a plugin that changes it. */
export interface TreePage<Strings extends PluginStrings, Data> extends PageWithData<Strings, Data> {
  /** The content of the page as [mdast](https://github.com/syntax-tree/mdast), with the changes of the plugins that ran before. */
  tree: Root;
  /** Returns Markdown or MDX as nodes that can be added to the tree. */
  parse: (markdown: string) => RootContent[];
}

/** A problem that a plugin finds in a page. */
export interface PageProblem {
  /** The file, relative to the folder of the site. @default the file of the page */
  file?: string;
  /** The line number, starting at 1. @default 1 */
  line?: number;
  /** The column, starting at 1. @default none */
  column?: number;
  /** The problem, with the invalid value, and what to do about it. */
  message: string;
}

/** A node of a page, for a plugin that replaces it. */
export interface WrittenNode<Strings extends PluginStrings> {
  /** The node, as [mdast](https://github.com/syntax-tree/mdast). */
  node: Nodes;
  /** The text of the node: its value, or the words in it. */
  text: string;
  /** The props of a component, as far as they are known without running the page. Other nodes have none. */
  props: Readonly<Record<string, unknown>>;
  /** The file, relative to the folder of the site: `docs/en/guide/start.mdx`. */
  file: string;
  /** The language of the page, as in `locales`. */
  lang: string;
  /** The version of the page, as in `multiVersion`. Empty on a site without versions. */
  version: string;
  /** The other pages of the site. */
  pages: SitePages;
  /** Returns a text of the plugin in the language of the page. */
  t: Translate<Extract<keyof Strings, string>>;
}

/** A problem in a node. The build, the dev server and `lectern check` report it. */
export interface NodeProblem {
  /** The line in the node, starting at 1. @default the line where the node begins */
  line?: number;
  /** The position in the text of the node, instead of a line: the number of characters before the problem. @default none */
  offset?: number;
  /** The problem, with the invalid value, and what to do about it. */
  message: string;
}

/** The result of reading a node. An empty object leaves the node unchanged. */
export interface ReadNode {
  /** The props of the component, which must be valid in JSON. Only with `component`. */
  props?: Readonly<Record<string, unknown>>;
  /** The node as HTML, which must be a single element. Only without `component`. */
  html?: string;
  /**
   * The text that replaces the node in the Markdown of the page. Without `props` and `html`, it
   * replaces the node everywhere: on the page, in its outline, in the search and in the Markdown.
   * @default the node as written
   */
  markdown?: string;
  /** The words of the node for the search. @default the words in the node */
  words?: string;
  /** The problems of the node. @default nothing */
  problems?: readonly NodeProblem[];
}

/** The replacement for the nodes of one type, or for one component. */
export interface Replacement<Strings extends PluginStrings> {
  /**
   * The component that shows a node: a file whose default export receives `props`, and the content
   * of the node as `children`. A path is relative to the folder of the site.
   * @default none: `read` returns HTML or Markdown
   */
  component?: string | URL;
  /** Stylesheets that pages with such a node load. Paths are relative to the folder of the site. @default none */
  styles?: readonly (string | URL)[];
  /** Reads a node. The result must always be the same for the same node. */
  read: (node: WrittenNode<Strings>) => ReadNode;
}
