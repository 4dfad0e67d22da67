/** What the engines, the dialog, the server, Ask AI and MCP agree on. Nothing here depends on an engine. */

/** The kind of a record: the level of its heading, `lvl1` being the page itself. */
export type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** Titles from the section of the site down to the heading, as plain text. */
export interface RecordHierarchy {
  /** The part of the site: "Guide", "Configuration". */
  lvl0: string;
  /** The title of the page. */
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

/** A section of a page: DocSearch's record, with its language and version. */
export interface SearchRecord {
  /** Unique in all languages and versions: the address of the section. */
  objectID: string;
  type: RecordType;
  hierarchy: RecordHierarchy;
  /** The prose below the heading, up to the next heading, as plain text; `null` where there is none. */
  content: string | null;
  /** The route of the page with the section's hash and the site's base: `/docs/config/output#outputpath`. */
  url: string;
  /** The id of the heading; `null` for the page itself. */
  anchor: string | null;
  lang: string;
  version: string;
  /** More words that find the page, from its frontmatter. */
  keywords: readonly string[];
  /** From frontmatter; 1 is neutral. */
  boost: number;
  /** The code blocks of the section with the names of their files, for answers; they are not searched. */
  code: readonly { lang: string; text: string; title?: string }[];
  /**
   * What the section shows, in its order, for answers; it is not searched. A text is a paragraph, list
   * or table as Markdown, as it stands on the page but without links and pictures; a number is the place
   * of a block in `code`.
   */
  units: readonly (string | number)[];
}

/** One question to an engine. */
export interface SearchQuery {
  /** At most 512 characters are used. */
  query: string;
  lang: string;
  /** A version, or `all` for all versions of the language. */
  version: string;
  /** @default 20 */
  hitsPerPage?: number;
  /** From 0. @default 0 */
  page?: number;
  /** Words in a snippet. @default 15 */
  snippetWords?: number;
}

/** A piece of plain text and whether it matches. Joined, the pieces are the text. */
export interface MarkedText {
  text: string;
  isMatch: boolean;
}

/** A found section. */
export interface SearchHit
  extends Omit<SearchRecord, 'keywords' | 'boost' | 'code' | 'units' | 'content'> {
  /** The hierarchy with the matches marked, for the same levels. */
  marked: { [Level in keyof RecordHierarchy]: readonly MarkedText[] | null };
  /** Words around the best match in the prose, cut with `…`; `null` where the section has no prose. */
  snippet: readonly MarkedText[] | null;
  /** Comparable within one answer only; higher is better. */
  score: number;
}

/** The answer of an engine. */
export interface SearchAnswer {
  query: string;
  hits: readonly SearchHit[];
  /** Of all pages of the answer. */
  total: number;
  /** How good the best hit is for the whole query, from 0 to 1: what Ask AI's threshold reads. */
  confidence: number;
}

/** A way to search. `local` runs in a worker of the browser, `server` on our server, `algolia` at Algolia. */
export interface SearchEngine {
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer>;
}
