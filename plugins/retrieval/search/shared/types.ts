/** What the engines, the dialog, the server, Ask AI and MCP agree on. Nothing here depends on an engine. */
import type { PageSection, SectionLevel, SectionPath } from '../../../content/sections/types';

/** The kind of a record: the level of its heading, `lvl1` being the page itself. */
export type RecordType = SectionLevel;

export type RecordHierarchy = SectionPath;

/** DocSearch's record of a section, with its language and version. Code and units are not searched. */
export interface SearchRecord extends PageSection {
  /** Unique in all languages and versions: the address of the section. */
  objectID: string;
  /** From frontmatter; 1 is neutral. */
  boost: number;
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
  extends Omit<SearchRecord, 'keywords' | 'questions' | 'boost' | 'code' | 'units' | 'content'> {
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

/** A heading of a page, below its title. */
export interface PageHeading {
  anchor: string | null;
}

/** A way to search. `local` runs in a worker of the browser, `server` on our server, `algolia` at Algolia. */
export interface SearchEngine {
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer>;
  /** The headings of a page by its address without hash, in their order; nothing where that is not known. */
  headings?(url: string): readonly PageHeading[] | undefined;
}
