/** The links for editing a page and reporting problems. The build writes them to the page data. */
export interface PageSource {
  editAddress?: string;
  reportAddress?: string;
}
