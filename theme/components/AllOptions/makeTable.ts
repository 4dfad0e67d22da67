import type { PublishedOptions } from '../../../plugins/reference/options/published/shared';
import { optionRows } from './optionRows';
import { servedOptions } from './servedOptions';
import { type TableTools, tableHtml } from './tableHtml';

/** The list of the options of a version as a table of HTML. */
export function makeTable(options: PublishedOptions, tools: TableTools): string {
  return tableHtml(optionRows(options), tools);
}

/**
 * The table as the server writes it into the page.
 *
 * @param file of the options, as `optionsFile` names it
 */
export function servedTable(file: string, tools: TableTools): string {
  const served = servedOptions[file];
  return served ? makeTable(served, tools) : '';
}
