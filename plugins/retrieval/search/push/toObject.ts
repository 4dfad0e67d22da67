import type { SearchRecord } from '../shared/types';

/** The maximum size of a record in all plans of Algolia, with room for what Algolia adds. In bytes. */
const MAX_BYTES = 9_500;

/** Escapes the markup in a text that DocSearch inserts as HTML. Quotes stay, so that words stay intact. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Cuts a text between words so that the object is not too large. */
function fitting(text: string, room: number): string {
  if (Buffer.byteLength(text) <= room) return text;
  const cut = new TextDecoder().decode(Buffer.from(text).subarray(0, room)).replace(/\uFFFD$/, '');
  return cut.replace(/\s+\S*$/, '');
}

/**
 * A record in the form for services: with facets and weights, with escaped markup, and without the fields for Ask AI.
 *
 * @param maxBytes of the whole record, whose prose is cut. @default the limit of all plans of Algolia
 */
export function toObject(record: SearchRecord, position: number, maxBytes = MAX_BYTES) {
  const {
    code: _code,
    units: _units,
    content,
    hierarchy,
    boost,
    keywords,
    questions,
    type,
    ...facts
  } = record;
  const { lvl0, ...levels } = hierarchy;
  const escaped = Object.entries(levels).map(([level, text]) => [
    level,
    text === null ? null : escapeMarkup(text),
  ]);
  const object = {
    ...facts,
    type,
    url_without_anchor: record.url.replace(/#.*$/s, ''),
    hierarchy: { lvl0, ...Object.fromEntries(escaped) } as SearchRecord['hierarchy'],
    keywords: [...keywords, ...questions],
    weight: { boost, level: 100 - Number(type.slice(3)) * 10, position },
  };
  const room = maxBytes - Buffer.byteLength(JSON.stringify(object));
  return { ...object, content: content && fitting(escapeMarkup(content), room) };
}

export type PushedObject = ReturnType<typeof toObject>;
