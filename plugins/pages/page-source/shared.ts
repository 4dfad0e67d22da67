/** The links for editing a page and reporting problems. The build writes them to the page data. */
export interface PageSource {
  editAddress?: string;
  /** The URL of a form, to which the encoded title of the page is appended. */
  reportAddress?: string;
}
