import type { SearchRecord } from '../shared/types';

/** Bytes of a record that every plan of Algolia takes, with room for what it adds. */
const MAX_BYTES = 9_500;

/** What DocSearch writes into the page as HTML: markup as text. Quotes stay, so that words do. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The text as long as the object may be, cut between words. */
function fitting(text: string, room: number): string {
  if (Buffer.byteLength(text) <= room) return text;
  const cut = new TextDecoder().decode(Buffer.from(text).subarray(0, room)).replace(/\uFFFD$/, '');
  return cut.replace(/\s+\S*$/, '');
}

/**
 * A record as services keep it: with facets and weights, markup as text, without what is for answers.
 *
 * @param maxBytes of the whole, to which the prose is cut. @default what every plan of Algolia takes
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
