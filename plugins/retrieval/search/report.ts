import type { BuiltRecords } from './builtRecords';
import type { SearchRecord } from './shared/types';

/** The searchable content of a language and version. */
export interface PlaceReport {
  lang: string;
  /** The version; empty if the site has no versions. */
  version: string;
  pages: number;
  /** The number of sections and pages, each of which is a separate hit. */
  records: number;
}

const pageOf = ({ url }: SearchRecord) => url.replace(/#.*$/, '');

/** Counts the records that the last build wrote for the search. */
export function searchReport({ records }: Pick<BuiltRecords, 'records'>): PlaceReport[] {
  const places = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const key = JSON.stringify([record.lang, record.version]);
    places.set(key, [...(places.get(key) ?? []), record]);
  }
  return [...places.values()].map((own) => ({
    lang: own[0]?.lang ?? '',
    version: own[0]?.version ?? '',
    pages: new Set(own.map(pageOf)).size,
    records: own.length,
  }));
}

/** Formats a count as a line: `v2 en: 120 pages, 1403 records`. */
export function reportLines(report: readonly PlaceReport[]): string[] {
  return report.map(({ lang, version, pages, records }) => {
    const place = [version, lang].filter(Boolean).join(' ');
    return `${place}: ${pages} pages, ${records} records`;
  });
}
