import type { BrowserCost } from './inBrowser.ts';
import type { KindRelevance } from './relevance.ts';

/** All measurements of an engine in one language. */
export interface EngineReport {
  engine: string;
  lang: string;
  pages: number;
  sections: number;
  /**
   * The sizes in bytes after Brotli: the code, the additional files for the first result, and all
   * files including the code.
   */
  bytes: { code: number; first: number; all: number };
  /** Empty if there are no queries. */
  relevance: KindRelevance[];
  /** `undefined` with `--no-browser`. */
  cost?: BrowserCost;
}

/** Formats rows as a table with aligned columns. The first row is the header. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function relevanceRows(reports: readonly EngineReport[]): string[][] {
  const head = [
    'engine',
    'kind',
    'queries',
    'page MRR',
    'S@1',
    'nDCG',
    'anchor MRR',
    'S@1',
    'nDCG',
    'empty',
  ];
  const rows = reports.flatMap(({ engine, relevance }) =>
    relevance.map(({ kind, queries, page, anchor, empty }) => [
      engine,
      kind,
      String(queries),
      ...[page.mrr, page.success, page.ndcg, anchor.mrr, anchor.success, anchor.ndcg].map((value) =>
        value.toFixed(3),
      ),
      `${(empty * 100).toFixed(0)} %`,
    ]),
  );
  return [head, ...rows];
}

function costRows(reports: readonly EngineReport[]): string[][] {
  const head = [
    'engine',
    'code kB',
    'first result kB',
    'all kB',
    'ready ms',
    'p50 ms',
    'p95 ms',
    'heap MB',
  ];
  const rows = reports.map(({ engine, bytes, cost }) => [
    engine,
    kilobytes(bytes.code),
    kilobytes(bytes.code + bytes.first),
    kilobytes(bytes.all),
    ...[
      cost?.readyMs.toFixed(0),
      cost?.p50.toFixed(2),
      cost?.p95.toFixed(2),
      cost?.heapMb.toFixed(1),
    ].map((value) => value ?? '–'),
  ]);
  return [head, ...rows];
}

/** Formats the reports as one table per language. */
export function renderReports(reports: readonly EngineReport[]): string {
  const langs = [...new Set(reports.map(({ lang }) => lang))];
  return langs
    .map((lang) => {
      const own = reports.filter((report) => report.lang === lang);
      const { pages = 0, sections = 0 } = own[0] ?? {};
      const parts = [`${lang}: ${pages} pages, ${sections} sections`];
      if (own.some(({ relevance }) => relevance.length > 0)) parts.push(table(relevanceRows(own)));
      parts.push(table(costRows(own)));
      return parts.join('\n\n');
    })
    .join('\n\n');
}
