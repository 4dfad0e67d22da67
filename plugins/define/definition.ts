import type { LayoutSlots } from '../../theme/parts';
import type { PageChanges, PageFacts } from '../content/facts/pageFacts';
import type { PluginStrings, Translate } from './shared';

/** A page as it is written, before any plugin has said something of it. */
export interface WrittenPage {
  /** From the folder of the site: `docs/en/guide/start.mdx`. */
  file: string;
  /** Its language, as `locales` names it. */
  lang: string;
  /** Its words, without code. */
  text: string;
  /** Its frontmatter as it is written. */
  frontmatter: Readonly<Record<string, unknown>>;
}

/** A page with what the plugin says of it. */
export interface SaidPage<Strings extends PluginStrings, Data> extends WrittenPage {
  /** What `page` of the plugin has returned. */
  data: Data;
  /** Gives texts of the plugin in the language of the page. */
  t: Translate<Extract<keyof Strings, string>>;
}

/** A page with what is known of it, for a plugin that changes that. */
export interface FactsPage<Strings extends PluginStrings, Data> extends SaidPage<Strings, Data> {
  /** What the page itself and the plugins before have said. */
  facts: PageFacts;
}

/** Something that `lectern check` finds. */
export interface PluginFinding {
  /** The file, from the folder of the site. */
  file: string;
  /** The line, from 1. @default 1 */
  line?: number;
  /** What is wrong, with the value, and what to do. */
  message: string;
}

/**
 * What a plugin adds to a site. This is the interface that is kept: within a major version it only
 * grows.
 */
export interface PluginDefinition<Strings extends PluginStrings, Data> {
  /** The name of the plugin, which is that of its data too: `reading-time`. */
  name: string;
  /** Its texts, side by side. @default none */
  strings?: Strings;
  /** What it says of a page: the same for the same page. @default nothing */
  page?: (page: WrittenPage) => Data;
  /**
   * Changes what is known of a page: its title, its place in the sidebar, elements of its head, what of
   * it is shown and found. What it leaves out stays as it is. The HTML, the Markdown, the search and
   * all lists of pages follow. @default nothing
   */
  facts?: (page: FactsPage<Strings, Data>) => PageChanges | undefined;
  /** Names of plugins whose `facts` are asked after those of this one. @default none */
  before?: readonly string[];
  /** Names of plugins whose `facts` are asked before those of this one. @default none */
  after?: readonly string[];
  /**
   * A line of Markdown below the title of a page: on the page, in its Markdown, in the search, for
   * language models. @default none
   */
  afterTitle?: (page: SaidPage<Strings, Data>) => string | undefined;
  /**
   * Components in slots of the theme, by the name of the slot: a file with a default export, which
   * gets `SlotProps`. A path is from the folder of the site. @default none
   */
  slots?: Partial<Record<keyof LayoutSlots, string | URL>>;
  /** What `lectern check` finds because of it. @default nothing */
  check?: (pages: readonly SaidPage<Strings, Data>[]) => readonly PluginFinding[];
}
