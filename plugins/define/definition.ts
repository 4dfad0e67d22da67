import type { Root } from 'mdast';
import type { ShikiTransformer } from 'shiki';
import type { Pluggable } from 'unified';
import type { LayoutSlots } from '../../theme/parts';
import type { PageChanges, PageFacts } from '../content/facts/pageFacts';
import type { ContentSources } from '../support/contentSources';
import type { ValueSchema } from '../support/valueSchema';
import type { BuiltOutput, OutputProblem } from './builtOutput';
import type { AddedFiles } from './builtSite';
import type {
  DeclaredFrontmatter,
  Frontmatter,
  PageWithData,
  SitePages,
  WrittenPage,
} from './pageTypes';
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

/** A page and the facts about it, which the `facts` function of a plugin receives. */
export interface FactsPage<
  Strings extends PluginStrings,
  Data,
  Front extends Frontmatter = Frontmatter,
> extends PageWithData<Strings, Data, Front> {
  /** The facts about the page, including the changes made by plugins that ran before this one. */
  facts: PageFacts;
}

/** A finding that `lectern check` reports. */
export interface PluginFinding {
  /** The file, relative to the folder of the site. */
  file: string;
  /** The line number, starting at 1. @default 1 */
  line?: number;
  /** The column number, starting at 1. @default none */
  column?: number;
  /** The message, which states the problem, the invalid value and the correction. */
  message: string;
}

/** A code block on a page, which `read` of a `Fence` receives. */
export interface WrittenFence<Strings extends PluginStrings> {
  /** The content of the block. */
  text: string;
  /** The text after the language in the first line of the block. */
  meta: string;
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

/** A problem in a block. The build, the dev server and `lectern check` report it. */
export interface FenceProblem {
  /** The line number in the block, starting at 1. @default the line where the block begins */
  line?: number;
  /** The message, which states the problem, the invalid value and the correction. */
  message: string;
}

/** The result of reading a block. */
export interface ReadFence {
  /** The props of the component, which must be valid in JSON. Without them, the page shows the block itself. */
  props?: Readonly<Record<string, unknown>>;
  /** The Markdown that replaces the block in the Markdown of the page. @default the block as written */
  markdown?: string;
  /** The words by which the search finds the block. @default none */
  words?: string;
  /** The problems of the block. @default nothing */
  problems?: readonly FenceProblem[];
}

/** Code blocks of one language, which a component shows. */
export interface Fence<Strings extends PluginStrings> {
  /**
   * The file whose default export is the component that shows a block. The component receives `props`.
   * A path is relative to the folder of the site.
   */
  component: string | URL;
  /** Reads a block. For the same block, the result must always be the same. */
  read: (block: WrittenFence<Strings>) => ReadFence;
}

/**
 * What a plugin adds to a site. This interface is stable: within a major version, members can be added,
 * but existing members do not change.
 */
export interface PluginDefinition<
  Strings extends PluginStrings,
  Data,
  Schemas extends Readonly<Record<string, ValueSchema>> = Record<never, never>,
> {
  /** The name of the plugin, which is also the name of its data: `reading-time`. */
  name: string;
  /** The texts of the plugin, each in all languages. @default none */
  strings?: Strings;
  /**
   * Keys that the plugin reads from the frontmatter of pages, each with a [zod](https://zod.dev/)
   * schema for its values. The functions of the plugin receive these values with the types of the
   * schemas. The build, the dev server and `lectern check` report values that do not match.
   * @default none
   */
  frontmatter?: Schemas;
  /**
   * Keys of `themeConfig.custom` that the plugin or its components read, each with a
   * [zod](https://zod.dev/) schema for its values. The defaults of the schemas apply. Components read
   * the values with `useCustomConfig` of `lectern/theme`.
   * @default none
   */
  custom?: Readonly<Record<string, ValueSchema>>;
  /**
   * Loads what the other functions need. Unlike them, it can be asynchronous. It runs once, before all
   * of them. On the dev server, it runs again when a file in an `inputs` list changes.
   * @default nothing
   */
  prepare?: (site: PluginSite) => void | Promise<void>;
  /**
   * Extensions of the page syntax, which apply wherever pages are read. A function is called after
   * `prepare`, which can load the extensions.
   * @default none
   */
  syntax?: readonly Syntax[] | (() => readonly Syntax[]);
  /**
   * Remark plugins, such as `remark-smartypants`, that change the content of pages, including the
   * outline, the Markdown and the search. They must be synchronous. A function is called after
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
   * [Transformers of Shiki](https://shiki.style/guide/transformers) that change the HTML of code blocks,
   * for example to add buttons or line numbers. They do not change the Markdown of the page and the search.
   * @default none
   */
  codeTransformers?: readonly ShikiTransformer[];
  /**
   * Changes the content of a page. The function modifies `tree` or returns another tree. The page, its
   * outline, its Markdown, the search, the answers and MCP use the changed tree. The function runs
   * after `remarkPlugins`, and its result must always be the same for the same page.
   * @default nothing
   */
  tree?: (page: TreePage<Strings, Data, DeclaredFrontmatter<Schemas>>) => Root | undefined;
  /**
   * Replacements for nodes, by node type or component name, such as `inlineMath` or `Glossary`.
   * Lectern's own formulas and glossary use this option.
   * @default none
   */
  replace?: Readonly<Record<string, Replacement<Strings>>>;
  /**
   * Files that the plugin reads in addition to the page: a list for all pages, or a function that
   * returns the files for one page. If one of these files changes, the pages are built again, also on
   * the dev server. A folder stands for all files in it and in its subfolders, including those that are
   * added later. Paths are relative to the folder of the site. The files and folders do not have to
   * exist.
   * @default none
   */
  inputs?:
    | readonly (string | URL)[]
    | ((page: ReadPage<DeclaredFrontmatter<Schemas>>) => readonly (string | URL)[]);
  /** Returns the plugin's data about a page. The data must be valid in JSON, and always the same for the same page. @default nothing */
  page?: (page: WrittenPage<DeclaredFrontmatter<Schemas>>) => Data;
  /**
   * Changes the facts about a page: its title, its position in the sidebar, the elements in its
   * `<head>`, which parts are shown, and how the search treats it. Facts that the result omits stay
   * unchanged. The HTML, the Markdown, the search and all lists of pages use the changed facts.
   * @default nothing
   */
  facts?: (page: FactsPage<Strings, Data, DeclaredFrontmatter<Schemas>>) => PageChanges | undefined;
  /** The names of plugins whose `facts`, `tree` and `remarkPlugins` run after those of this plugin. @default none */
  before?: readonly string[];
  /** The names of plugins whose `facts`, `tree` and `remarkPlugins` run before those of this plugin. @default none */
  after?: readonly string[];
  /**
   * Returns a line of Markdown to add below the title of a page: on the page, in its Markdown, in the
   * search and for language models. Home pages do not show the line, because their title is in the
   * hero. To show a component only on the page, use the slot of the same name in `slots`.
   * @default none
   */
  afterTitle?: (
    page: PageWithData<Strings, Data, DeclaredFrontmatter<Schemas>>,
  ) => string | undefined;
  /**
   * Component files for slots of the theme, by slot name. The default export of each file is a
   * component that receives `SlotProps`. Paths are relative to the folder of the site.
   * @default none
   */
  slots?: Partial<Record<keyof LayoutSlots, string | URL>>;
  /**
   * Code blocks that components show, by language. The blocks are read when the site is built.
   * Lectern's own figures and diagrams use this option.
   * @default none
   */
  fences?: Readonly<Record<string, Fence<Strings>>>;
  /**
   * Returns the problems of a page. They stop the build, appear on top of the page on the dev server,
   * and are reported by `lectern check`.
   * @default nothing
   */
  problems?: (
    page: CheckedPage<Strings, Data, DeclaredFrontmatter<Schemas>>,
  ) => readonly PageProblem[];
  /**
   * Files that the plugin adds to the site, by path: `levels.json`, or `data/levels.json`. If the paths
   * depend on the site, such as on its languages, write a function that returns the files. Each file has
   * a function that receives all pages and returns the content. The build writes the files to the
   * output, and the dev server creates them for each request.
   * @default none
   */
  files?:
    | AddedFiles<Strings, Data, DeclaredFrontmatter<Schemas>>
    | ((site: PluginSite) => AddedFiles<Strings, Data, DeclaredFrontmatter<Schemas>>);
  /**
   * Sources from which the components of the plugin load content, by Content-Security-Policy directive:
   * `{ 'connect-src': ['https://api.example.com'] }`. If the sources depend on the site, write a function
   * that returns them. Browsers block all other sources.
   * @default none
   */
  contentSources?: ContentSources | ((site: PluginSite) => ContentSources);
  /**
   * Returns the problems of the finished output, after all files have been written. They stop the build,
   * and the previous output stays in place. The dev server has no output.
   * @default nothing
   */
  outputProblems?: (
    output: BuiltOutput<Strings, Data, DeclaredFrontmatter<Schemas>>,
  ) => readonly OutputProblem[];
  /** Returns findings about all pages together, which only `lectern check` reports. @default nothing */
  check?: (
    pages: readonly PageWithData<Strings, Data, DeclaredFrontmatter<Schemas>>[],
  ) => readonly PluginFinding[];
}
