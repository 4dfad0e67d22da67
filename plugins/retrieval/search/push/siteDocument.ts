import type { SearchRecord } from '../shared/types';
import { documentId } from './documentId';
import { toObject } from './toObject';

/** A record in the form for Typesense and Meilisearch: with an ID that they accept, and without empty fields. */
export function siteDocument(record: SearchRecord, position: number) {
  const { anchor, content, hierarchy, ...object } = toObject(
    record,
    position,
    Number.POSITIVE_INFINITY,
  );
  const levels = Object.entries(hierarchy).filter(([, text]) => text !== null);
  return {
    id: documentId(record.objectID),
    ...object,
    hierarchy: Object.fromEntries(levels) as Record<string, string>,
    ...(anchor !== null && { anchor }),
    ...(content !== null && { content }),
  };
}

export type SiteDocument = ReturnType<typeof siteDocument>;

/** The documents of a push, in order. */
export function siteDocuments(records: readonly SearchRecord[]): SiteDocument[] {
  return records.map(siteDocument);
}
