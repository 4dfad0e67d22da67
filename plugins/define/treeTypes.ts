// They add the extensions to the data of unified. The compiler leaves imports without names out of declarations.
/// <reference types="remark-parse" preserve="true" />
/// <reference types="remark-stringify" preserve="true" />
import type { Nodes, Root, RootContent } from 'mdast';
import type { Pluggable, Data as UnifiedData } from 'unified';
import type { CustomThemeConfig } from '../support/shared/customThemeConfig';
import type { Frontmatter, PageWithData, SitePages, WrittenPage } from './pageTypes';
import type { PluginStrings, Translate } from './shared';

/** Extensions of the Markdown syntax, for the libraries that unified uses. */
export interface SyntaxExtensions {
  /** Extensions of [micromark](https://github.com/micromark/micromark), which recognize the syntax. */
  micromark: NonNullable<UnifiedData['micromarkExtensions']>;
  /** Extensions of `mdast-util-from-markdown`, which create nodes from the syntax. */
  fromMarkdown: NonNullable<UnifiedData['fromMarkdownExtensions']>;
  /** Extensions of `mdast-util-to-markdown`, which write the nodes as Markdown. @default none */
  toMarkdown?: NonNullable<UnifiedData['toMarkdownExtensions']>;
}

/** A unified plugin that adds syntax, such as `remark-math` or `[remarkMath, options]`, or a set of extensions. */
export type Syntax = Pluggable | SyntaxExtensions;

/** The site that uses a plugin. */
export interface PluginSite {
  /** The folder of the site, as an absolute path. */
  folder: string;
  /** The folder of the pages, as an absolute path. */
  docs: string;
  /** The base path of all addresses, with a slash at both ends. */
  base: string;
  /** The default language. */
  lang: string;
  /** All languages. */
  langs: readonly string[];
  /** The default version, or an empty string on a site without versions. */
  version: string;
  /** All versions. */
  versions: readonly string[];
  /** The site's own settings in `themeConfig.custom`. */
  custom: Readonly<Partial<CustomThemeConfig>>;
}

/** A page and its syntax tree, which the `inputs` function of a plugin receives. */
export interface ReadPage<Front extends Frontmatter = Frontmatter> extends WrittenPage<Front> {
  /** The content of the page as [mdast](https://github.com/syntax-tree/mdast), including the changes made by plugins. */
  tree: Root;
}

/** A page and its syntax tree, which the `problems` function of a plugin receives. */
export interface CheckedPage<
  Strings extends PluginStrings,
  Data,
  Front extends Frontmatter = Frontmatter,
> extends PageWithData<Strings, Data, Front> {
  /** The content of the page as [mdast](https://github.com/syntax-tree/mdast), including the changes made by plugins. */
  tree: Root;
}

/** A page and its syntax tree, which the `tree` function of a plugin receives. */
export interface TreePage<
  Strings extends PluginStrings,
  Data,
  Front extends Frontmatter = Frontmatter,
> extends PageWithData<Strings, Data, Front> {
  /** The content of the page as [mdast](https://github.com/syntax-tree/mdast), including the changes made by plugins that ran before this one. */
  tree: Root;
  /** Converts Markdown or MDX to nodes that can be added to the tree. */
  parse: (markdown: string) => RootContent[];
}

/** A problem that a plugin finds in a page. */
export interface PageProblem {
  /** The file, relative to the folder of the site. @default the file of the page */
  file?: string;
  /** The line number, starting at 1. @default 1 */
  line?: number;
  /** The column number, starting at 1. @default none */
  column?: number;
  /** The message, which states the problem, the invalid value and the correction. */
  message: string;
}

/** A node of a page, which `read` of a `Replacement` receives. */
export interface WrittenNode<Strings extends PluginStrings> {
  /** The node, as [mdast](https://github.com/syntax-tree/mdast). */
  node: Nodes;
  /** The text of the node: its value, or the words in it. */
  text: string;
  /** The props of a component, as far as they can be determined without running the page. Other nodes have no props. */
  props: Readonly<Record<string, unknown>>;
  /** The file, relative to the folder of the site: `docs/en/guide/start.mdx`. */
  file: string;
  /** The language of the page, as in `locales`. */
  lang: string;
  /** The version of the page, as in `multiVersion`, or an empty string on a site without versions. */
  version: string;
  /** The pages of the site, including this one. */
  pages: SitePages;
  /** Returns one of the plugin's texts in the language of the page. */
  t: Translate<Extract<keyof Strings, string>>;
}

/** A problem in a node. The build, the dev server and `lectern check` report it. */
export interface NodeProblem {
  /** The line number in the node, starting at 1. @default the line where the node begins */
  line?: number;
  /** The position of the problem in the text of the node, as the number of characters before the problem. It replaces `line`. @default none */
  offset?: number;
  /** The message, which states the problem, the invalid value and the correction. */
  message: string;
}

/** The result of reading a node. An empty object leaves the node unchanged. */
export interface ReadNode {
  /** The props of the component, which must be valid in JSON. Used only with `component`. */
  props?: Readonly<Record<string, unknown>>;
  /** The node as HTML, which must be a single element. Used only without `component`. */
  html?: string;
  /**
   * The text that replaces the node in the Markdown of the page. Without `props` and `html`, it
   * replaces the node everywhere: on the page, in its outline, in the search and in the Markdown.
   * @default the node as written
   */
  markdown?: string;
  /** The words by which the search finds the node. @default the words in the node */
  words?: string;
  /** The problems of the node. @default nothing */
  problems?: readonly NodeProblem[];
}

/** The replacement for the nodes of one type, or for one component. */
export interface Replacement<Strings extends PluginStrings> {
  /**
   * The file whose default export is the component that shows a node. The component receives `props`,
   * and the content of the node as `children`. A path is relative to the folder of the site.
   * @default none: `read` returns HTML or Markdown
   */
  component?: string | URL;
  /** Stylesheets that pages with such a node load. Paths are relative to the folder of the site. @default none */
  styles?: readonly (string | URL)[];
  /** Reads a node. For the same node, the result must always be the same. */
  read: (node: WrittenNode<Strings>) => ReadNode;
}
