import type { Root } from 'mdast';
import type { Pluggable } from 'unified';
import type { LayoutSlots } from '../../theme/parts';
import type { PageChanges, PageFacts } from '../content/facts/pageFacts';
import type { SitePages } from '../content/lookups/sitePages';
import type { ValueSchema } from '../support/valueSchema';
import type { PageWithData, WrittenPage } from './pageTypes';
import type { PluginStrings, Translate } from './shared';
import type {
  CheckedPage,
  PageProblem,
  PluginSite,
  ReadPage,
  Replacement,
  Syntax,
  TreePage,
} from './treeTypes';

/** A page with its facts, for a plugin that changes them. */
export interface FactsPage<Strings extends PluginStrings, Data>
  extends PageWithData<Strings, Data> {
  /** The facts of the page itself, with the changes of the plugins that ran before. */
  facts: PageFacts;
}

/** A finding that `lectern check` reports. */
export interface PluginFinding {
  /** The file, relative to the folder of the site. */
  file: string;
  /** The line number, starting at 1. @default 1 */
  line?: number;
  /** The column, starting at 1. @default none */
  column?: number;
  /** The problem, with the invalid value, and what to do about it. */
  message: string;
}

/** A code block on a page, for a plugin that shows it as something else. */
export interface WrittenFence<Strings extends PluginStrings> {
  /** The content of the block. */
  text: string;
  /** The text after the language in the first line of the block. */
  meta: string;
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

/** A problem in a block. The build, the dev server and `lectern check` report it. */
export interface FenceProblem {
  /** The line in the block, starting at 1. @default the line where the block begins */
  line?: number;
  /** The problem, with the invalid value, and what to do about it. */
  message: string;
}

/** The result of reading a block. */
export interface ReadFence {
  /** The props of the component, which must be valid in JSON. Without them, the page shows the block itself. */
  props?: Readonly<Record<string, unknown>>;
  /** The Markdown that replaces the block in the Markdown of the page. @default the block as written */
  markdown?: string;
  /** The words of the block for the search. @default none */
  words?: string;
  /** The problems of the block. @default nothing */
  problems?: readonly FenceProblem[];
}

/** Code blocks of one language, which a component shows. */
export interface Fence<Strings extends PluginStrings> {
  /**
   * The component that shows a block: a file whose default export receives `props`. A path is
   * relative to the folder of the site.
   */
  component: string | URL;
  /** Reads a block. The result must always be the same for the same block. */
  read: (block: WrittenFence<Strings>) => ReadFence;
}

/**
 * What a plugin adds to a site. This interface is stable: within a major version, members can be
 * added but do not change.
 */
export interface PluginDefinition<Strings extends PluginStrings, Data> {
  /** The name of the plugin, also used for its data: `reading-time`. */
  name: string;
  /** The texts of the plugin, with all languages side by side. @default none */
  strings?: Strings;
  /**
   * Keys that the plugin reads from the frontmatter of pages, each with a [zod](https://zod.dev/) schema of
   * its values. The build, the dev server and `lectern check` report values that do not match.
   * @default none
   */
  frontmatter?: Readonly<Record<string, ValueSchema>>;
  /**
   * Keys of `themeConfig.custom` that the plugin or its components read, each with a
   * [zod](https://zod.dev/) schema of its values. The defaults of the schemas apply. Components read the
   * values with `useCustomConfig` of `lectern/theme`.
   * @default none
   */
  custom?: Readonly<Record<string, ValueSchema>>;
  /**
   * Loads what the other functions need. Unlike them, it can be asynchronous. It runs once, before all
   * of them, and on the dev server again when a file in a list of `inputs` changes.
   * @default nothing
   */
  prepare?: (site: PluginSite) => void | Promise<void>;
  /**
   * Additions to the syntax of pages, for everything that reads them. A function is called after
   * `prepare`, which can load them.
   * @default none
   */
  syntax?: readonly Syntax[] | (() => readonly Syntax[]);
  /**
   * Remark plugins that change the content of pages, such as `remark-smartypants`: on the page, in its
   * outline, its Markdown and the search. They must be synchronous. A function is called after
   * `prepare`.
   * @default none
   */
  remarkPlugins?: readonly Pluggable[] | (() => readonly Pluggable[]);
  /**
   * Rehype plugins that change only the HTML of pages. A function is called after `prepare`.
   * @default none
   */
  rehypePlugins?: readonly Pluggable[] | (() => readonly Pluggable[]);
  /**
   * Changes the content of a page. It changes `tree` or returns another tree. The page, its
   * outline, its Markdown, the search, the answers and MCP use the changed tree. It runs after
   * `remarkPlugins`, and the result must always be the same for the same page.
   * @default nothing
   */
  tree?: (page: TreePage<Strings, Data>) => Root | undefined;
  /**
   * Replacements of nodes, by the type of the node or the name of the component: `inlineMath` or `Glossary`. Lectern's own formulas and
   * glossary use this.
   * @default none
   */
  replace?: Readonly<Record<string, Replacement<Strings>>>;
  /**
   * Files that the plugin reads in addition to the page: a list for all pages, or a function that
   * returns the files of a page. If one of them changes, the pages are built again, also on the dev
   * server. A folder stands for all files in it and in its subfolders, even if they are added later.
   * Paths are relative to the folder of the site. A file or folder may be missing.
   * @default none
   */
  inputs?: readonly (string | URL)[] | ((page: ReadPage) => readonly (string | URL)[]);
  /** Returns data about a page. It must always be the same for the same page. @default nothing */
  page?: (page: WrittenPage) => Data;
  /**
   * Changes the facts of a page: its title, its position in the sidebar, the elements of its head,
   * which parts are shown, and how the search treats it. Facts that it omits stay unchanged. The
   * HTML, the Markdown, the search and all lists of pages use the changed facts.
   * @default nothing
   */
  facts?: (page: FactsPage<Strings, Data>) => PageChanges | undefined;
  /** The names of plugins whose `facts`, `tree` and `remarkPlugins` run after those of this one. @default none */
  before?: readonly string[];
  /** The names of plugins whose `facts`, `tree` and `remarkPlugins` run before those of this one. @default none */
  after?: readonly string[];
  /**
   * Returns a line of Markdown to add below the title of a page: on the page, in its Markdown, in
   * the search and for language models. Home pages do not show the line, because their title is in the
   * hero. For a component that is only on the page, use the slot of the same name in `slots`.
   * @default none
   */
  afterTitle?: (page: PageWithData<Strings, Data>) => string | undefined;
  /**
   * Components for slots of the theme, by the name of the slot. Each is a file whose default export
   * receives `SlotProps`. Paths are relative to the folder of the site.
   * @default none
   */
  slots?: Partial<Record<keyof LayoutSlots, string | URL>>;
  /**
   * Code blocks that components show, by language. The blocks are read when the site is built. Lectern's
   * own figures and diagrams use this.
   * @default none
   */
  fences?: Readonly<Record<string, Fence<Strings>>>;
  /**
   * Returns the problems of a page. They stop the build, appear on top of the page on the dev server, and are reported by `lectern
   * check`.
   * @default nothing
   */
  problems?: (page: CheckedPage<Strings, Data>) => readonly PageProblem[];
  /** Returns findings that only `lectern check` reports, about all pages together. @default nothing */
  check?: (pages: readonly PageWithData<Strings, Data>[]) => readonly PluginFinding[];
}
