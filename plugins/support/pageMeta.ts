/** The object with title, headings and frontmatter that Rspress appends to the code of a page. */
export const PAGE_META = 'MDXContent.__RSPRESS_PAGE_META';
