/** The prose of a page, from which snippets are cut: a file per page, fetched for the pages that are found. */
export interface PageFragment {
  /** Of each record of the page, in its order; `null` where there is no prose. */
  sections: readonly (string | null)[];
}
