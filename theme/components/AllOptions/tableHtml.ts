import { escapeHtml } from '../../../plugins/retrieval/search/shared/markedHtml';
import { inLanguage } from '../../hooks/text';
import { breakableHtml } from '../Outline/breakableHtml';
import { inlineHtml } from './inlineHtml';
import { aboutOf, markTexts, type TableText } from './optionMarks';
import type { OptionMark, OptionRow } from './optionRows';
import { optionTableStrings } from './optionTableStrings';

/** The context that a table needs to create links. */
export interface TableTools {
  /** The version of the docs: `v2`. */
  version: string;
  lang: string;
  /** Returns the URL of a page. */
  address: (page: string) => string;
}

/**
 * Returns the data attribute with the minor version of a badge, which the marks for the reader's
 * version use.
 */
function minorData(mark: OptionMark, { since, until }: OptionRow): string {
  if (mark === 'since') return ` data-since="${since}"`;
  return mark === 'removed' && until ? ` data-until="${until}"` : '';
}

function rowHtml(row: OptionRow, text: TableText, { version, lang, address }: TableTools): string {
  const { name, kind, marks, type, default: value, page } = row;
  const code = `<code>${breakableHtml(name)}</code>`;
  const named = page ? `<a href="${escapeHtml(address(page))}">${code}</a>` : code;
  const badges = markTexts(row, version, text).map(
    (badge) =>
      ` <span data-mark="${badge.mark}"${minorData(badge.mark, row)}>${escapeHtml(badge.text)}</span>`,
  );
  const about = aboutOf(row, lang, text);
  const description = about ? `<p>${inlineHtml(about, address)}</p>` : '';
  const is =
    value === undefined ? '' : `<b>${text('optionDefault')}</b>${inlineHtml(value, address)}`;
  const data = `data-kind="${kind}"${marks.length > 0 ? ` data-marks="${marks.join(' ')}"` : ''}`;
  return `<tr ${data}><th scope="row">${named}${badges.join('')}${description}</th><td><b>${text('optionType')}</b><code>${breakableHtml(type)}</code></td><td>${is}</td></tr>`;
}

/** Returns the list of all options as an HTML table that works without scripts. */
export function tableHtml(rows: readonly OptionRow[], tools: TableTools): string {
  const text: TableText = (key, parameters) =>
    inLanguage(optionTableStrings[key], tools.lang, parameters);
  const head = (['optionName', 'optionType', 'optionDefault'] as const)
    .map((key) => `<th scope="col">${text(key)}</th>`)
    .join('');
  const body = rows.map((row) => rowHtml(row, text, tools)).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
