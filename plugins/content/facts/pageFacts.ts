/** An element in the `<head>` of a page: `['meta', { name: 'robots', content: 'noarchive' }]`. */
export type HeadElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string | boolean>>,
];

/** A heading that the outline of a page lists. */
export interface OutlineEntry {
  /** The ID of the heading, without `#`. */
  id: string;
  /** The text in the outline. */
  text: string;
  /** The level of the heading, from 2 to 4. The theme shows levels 2 and 3. */
  depth: number;
}

/** The entry of a page in its sidebar. */
export interface SidebarFacts {
  /** The text of the entry. @default the label in `_meta.json`, or the title of the page */
  label?: string;
  /**
   * A label of one or two words after the text, such as `new`.
   * @default `tag` of the page or of its entry in `_meta.json`
   */
  badge?: string;
  /**
   * Whether the page is omitted from the sidebar and from the links to the previous and next page.
   */
  hidden: boolean;
  /**
   * The position among the entries of its group or section. The first position is 1.
   * @default the position in `_meta.json`
   */
  position?: number;
}

/** A link to the page to read before or after another page. */
export interface PageLink {
  /** The address of the page within the site, without the language: `/guide/start`. */
  link: string;
  /** The text of the link. @default the title of that page */
  text?: string;
}

/** The parts around the text of a page that are shown. */
export interface ShownParts {
  /** Whether the navbar is shown. */
  navbar: boolean;
  /** Whether the sidebar is shown, which lists the pages of the section. */
  sidebar: boolean;
  /** Whether the outline is shown, which lists the headings of the page. */
  outline: boolean;
  /** Whether the end of the page and the footer of the site are shown. */
  footer: boolean;
}

/** How the search treats a page. */
export interface SearchFacts {
  /** Whether the page is excluded from the search and from the answers of Ask AI. */
  hidden: boolean;
  /** The weight of the page in the ranking, from 0.1 to 10. @default 1, or that of its folder */
  weight?: number;
  /** Additional words by which the search finds the page. */
  keywords: readonly string[];
}

/** The facts about a page apart from its text, such as the title. */
export interface PageFacts {
  /**
   * The title in the browser tab, the sidebar, the search, lists of pages and the Markdown. The heading
   * in the text stays unchanged.
   */
  title: string;
  /** The description for search engines and lists of pages, or `undefined` if the frontmatter has none. */
  description?: string;
  /** Elements to add to the `<head>`: `meta`, `link`, and `script` with a `src`. */
  head: readonly HeadElement[];
  /** The headings in the outline, in order. */
  outline: readonly OutlineEntry[];
  /** The entry of the page in its sidebar. */
  sidebar: SidebarFacts;
  /**
   * The page to read before this one: its address, an object with `link` and `text`, or `false` for
   * none.
   * @default the one in the sidebar
   */
  previous?: string | PageLink | false;
  /**
   * The page to read after this one: its address, an object with `link` and `text`, or `false` for
   * none.
   * @default the one in the sidebar
   */
  next?: string | PageLink | false;
  /** The parts around the text that are shown. */
  shown: ShownParts;
  /** How the search treats the page. */
  search: SearchFacts;
  /** Whether search engines may list the page. If so, `sitemap.xml` contains its address. */
  indexed: boolean;
}

/** The changes that a plugin makes to the facts about a page. Omitted facts stay unchanged. */
export interface PageChanges extends Partial<Omit<PageFacts, 'sidebar' | 'shown' | 'search'>> {
  /** Changes to the entry of the page in the sidebar. @default none */
  sidebar?: Partial<SidebarFacts>;
  /** The parts around the text to show or hide. @default none */
  shown?: Partial<ShownParts>;
  /** Changes to how the search treats the page. @default none */
  search?: Partial<SearchFacts>;
}

function withoutGaps<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Values;
}

/** Merges changes into facts. Later values take precedence. */
export function mergeChanges<Facts extends PageChanges>(facts: Facts, later: PageChanges): Facts {
  const { sidebar, shown, search, ...others } = withoutGaps(later);
  return {
    ...facts,
    ...others,
    ...(sidebar && { sidebar: { ...facts.sidebar, ...withoutGaps(sidebar) } }),
    ...(shown && { shown: { ...facts.shown, ...withoutGaps(shown) } }),
    ...(search && { search: { ...facts.search, ...withoutGaps(search) } }),
  };
}
