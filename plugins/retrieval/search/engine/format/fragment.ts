/** The prose of a page, from which snippets are cut. There is one file for each page, fetched if the page is a result. */
export interface PageFragment {
  /** The prose of each record of the page, in order. `null` if a record has none. */
  sections: readonly (string | null)[];
}
