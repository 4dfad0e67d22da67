import type { LayoutSlots } from '../../theme/parts';
import type { PluginStrings, Translate } from './shared';

/** A page as it is written, before any plugin has said something of it. */
export interface WrittenPage {
  /** From the folder of the site: `docs/en/guide/start.mdx`. */
  file: string;
  lang: string;
  /** Its words, without code. */
  text: string;
  frontmatter: Readonly<Record<string, unknown>>;
}

/** A page with what the plugin says of it. */
export interface SaidPage<Strings extends PluginStrings, Data> extends WrittenPage {
  data: Data;
  t: Translate<Extract<keyof Strings, string>>;
}

/** Something that `lectern check` finds. */
export interface PluginFinding {
  file: string;
  /** From 1. @default 1 */
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
