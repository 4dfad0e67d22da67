import type { SearchRecord } from '../../shared/types.ts';

function pageOf({ url }: SearchRecord): string {
  return url.replace(/#.*$/s, '');
}

/**
 * The records of each page, in the order given; the address of a page is its key.
 *
 * @throws if a page does not begin with its own record
 */
export function groupByPage(records: readonly SearchRecord[]): Map<string, SearchRecord[]> {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const page = pages.get(pageOf(record));
    if (page) page.push(record);
    else if (record.type === 'lvl1') pages.set(pageOf(record), [record]);
    else {
      const problem = `Search record ${record.objectID}: of type ${record.type}, with no record of its page before it.`;
      throw new Error(
        `${problem} Give the records of a page in its order, the page itself (lvl1) first.`,
      );
    }
  }
  return pages;
}
