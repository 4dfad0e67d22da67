import { type RefObject, useEffect, useState } from 'react';
import { optionsFile } from '../../../plugins/reference/options/published/shared';
import { tellFailure } from '../../ui/loading/loadFailures';
import { loadPart } from '../../ui/loading/loadPart';
import { readOptions } from './fetchOptions';
import { servedTable } from './makeTable';
import type { FilteredRow } from './optionFilter';
import type { TableTools } from './tableHtml';

/** A row of the table with what the filter asks of it. */
export interface TableRow extends FilteredRow {
  element: HTMLTableRowElement;
}

/** What a table is of. */
export interface TableOf {
  version: string;
  lang: string;
}

/** What a table is made of where the page has come without one. */
const loadTable = (file: string) => Promise.all([readOptions(file), import('./makeTable')]);

/** The table that is in the page already, as the server has written it. */
function rowsIn(frame: HTMLElement): TableRow[] {
  return [...frame.querySelectorAll<HTMLTableRowElement>('tbody > tr')].map((element) => ({
    element,
    kind: element.dataset.kind ?? '',
    marks: element.dataset.marks?.split(' ') ?? [],
    text: element.textContent.toLowerCase(),
  }));
}

/**
 * The HTML of the table and its rows. On the server it is made of the data of the site; the browser
 * keeps what the server has sent, and makes it of the site's file of options where it came by a link.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a table is read when there is another
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
        (error) => isWanted && tellFailure(error, load),
      );
    void load();
    return () => {
      isWanted = false;
    };
  }, [file, html]);

  return { html, rows };
}
