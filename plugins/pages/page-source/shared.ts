/** Where a page's source can be edited and its faults told; the build writes it into the page's data. */
export interface PageSource {
  editAddress?: string;
  reportAddress?: string;
}
