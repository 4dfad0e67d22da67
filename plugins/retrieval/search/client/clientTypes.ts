import type { SectionLevel, SectionPath } from '../../../content/sections/types';

/** The words to search for, and the form of the results. */
export interface ClientQuery {
  /** The words that the reader typed. */
  query: string;
  /** The maximum number of results on a page of results. */
  hitsPerPage: number;
  /** The number of the page of results, starting at 0. */
  page: number;
  /** The values that all results must have: `['lang:en', 'version:v2']`. */
  facetFilters: string[];
  /** The field to cut to a snippet, with the number of words in the snippet: `['content:15']`. */
  attributesToSnippet: string[];
  /** The character to insert before a match. */
  highlightPreTag: string;
  /** The character to insert after a match. */
  highlightPostTag: string;
}

/** A query that the search dialog sends to a `SearchClient`, in the form of InstantSearch. */
export interface ClientRequest {
  /** The `indexName` in the settings of the search. */
  indexName: string;
  /** The query, and the form of its results. */
  params: ClientQuery;
}

/** A section that a `SearchClient` found: a record of `search-records.jsonl`, and where it matches. */
export interface ClientHit {
  /** The ID of the record. */
  objectID: string;
  /** The level of the heading of the section. `lvl1` is the page itself. */
  type: SectionLevel;
  /** The address of the section. */
  url: string;
  /** The ID of the heading, or `null` for the page itself. */
  anchor: string | null;
  /** The titles from the part of the site down to the heading of the section. */
  hierarchy: SectionPath;
  /** The text of the section. @default no text below the title */
  content?: string | null;
  /** The language of the page. */
  lang: string;
  /** The version of the page, or an empty string on a site without versions. */
  version: string;
  /** The titles with marked matches, as HTML. @default the titles without marks */
  _highlightResult?: { hierarchy?: { [Level in keyof SectionPath]?: { value: string } } };
  /** The words around the matches, marked, as HTML. @default the text from its beginning, without marks */
  _snippetResult?: { content?: { value: string } };
}

/** The response of a `SearchClient` to one query. */
export interface ClientResult {
  /** The results of the page of results, the best match first. */
  hits?: readonly ClientHit[];
  /** The number of results on all pages of results. @default the number of `hits` */
  nbHits?: number;
}

/**
 * A client for a search engine, such as those that the adapters for InstantSearch create. It is the
 * default export of the file in the `client` setting of the search.
 */
export interface SearchClient {
  /** Returns a result for each query, in the same order. If it fails, the dialog shows that the search cannot be reached. */
  search(requests: readonly ClientRequest[]): PromiseLike<{ results: readonly ClientResult[] }>;
}
