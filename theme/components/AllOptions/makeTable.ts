import type { PublishedOptions } from '../../../plugins/reference/options/published/shared';
import { optionRows } from './optionRows';
import { servedOptions } from './servedOptions';
import { type TableTools, tableHtml } from './tableHtml';

/** Returns the list of the options of a version as an HTML table. */
export function makeTable(options: PublishedOptions, tools: TableTools): string {
  return tableHtml(optionRows(options), tools);
}

/**
 * Returns the table that the server renders into the page.
 *
 * @param file the file name that `optionsFile` returns
 */
export function servedTable(file: string, tools: TableTools): string {
  const served = servedOptions[file];
  return served ? makeTable(served, tools) : '';
}
