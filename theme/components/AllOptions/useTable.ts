import { type RefObject, useEffect, useState } from 'react';
import { optionsFile } from '../../../plugins/reference/options/published/shared';
import { reportFailure } from '../../ui/loading/loadFailures';
import { loadPart } from '../../ui/loading/loadPart';
import { readOptions } from './fetchOptions';
import { servedTable } from './makeTable';
import type { FilteredRow } from './optionFilter';
import type { TableTools } from './tableHtml';

/** A row of the table, with the data that the filter reads. */
export interface TableRow extends FilteredRow {
  element: HTMLTableRowElement;
}

/** The version and language of a table. */
export interface TableOf {
  version: string;
  lang: string;
}

/** Loads the data and code of the table for a page that was opened by client-side navigation. */
const loadTable = (file: string) => Promise.all([readOptions(file), import('./makeTable')]);

/** Reads the rows of the table that the server rendered. */
function rowsIn(frame: HTMLElement): TableRow[] {
  return [...frame.querySelectorAll<HTMLTableRowElement>('tbody > tr')].map((element) => ({
    element,
    kind: element.dataset.kind ?? '',
    marks: element.dataset.marks?.split(' ') ?? [],
    text: element.textContent.normalize('NFKC').toLowerCase(),
  }));
}

/**
 * Returns the HTML of the table and its rows. The server renders the table from the site's data, and
 * browsers reuse that HTML. After client-side navigation, they render it from the fetched options.
 */
export function useTable(
  frame: RefObject<HTMLElement | null>,
  { version, lang }: TableOf,
  address: TableTools['address'],
) {
  const file = optionsFile(version, lang);
  const [html, setHtml] = useState(() =>
    process.env.__SSR__ ? servedTable(file, { version, lang, address }) : '',
  );
  const [rows, setRows] = useState<readonly TableRow[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are read again for new HTML
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const found = rowsIn(element);
    setRows(found);
    if (found.length > 0) return;
    let isWanted = true;
    const load = () =>
      loadPart(() => loadTable(file)).then(
        ([options, { makeTable }]) =>
          isWanted && setHtml(makeTable(options, { version, lang, address })),
        (error) => isWanted && reportFailure(error, load),
      );
    void load();
    return () => {
      isWanted = false;
    };
  }, [file, html]);

  return { html, rows };
}
