import { plainText } from '../shared/markedHtml';
import type { MarkedText, RecordHierarchy, SearchHit } from '../shared/types';
import type { ClientHit } from './clientTypes';

/** Tags that no text contains, because they cannot be written on a page. */
export const OWN_TAGS = { before: '\u0002', after: '\u0003' } as const;

const TEXTS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#039;': "'",
};

function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#039);/g, (entity) => TEXTS[entity] ?? entity);
}

function pieces(html: string): MarkedText[] {
  const [first = '', ...others] = html.split(OWN_TAGS.before);
  const marked = others.flatMap((part) => {
    const [match = '', rest = ''] = part.split(OWN_TAGS.after);
    return [
      { text: unescapeHtml(match), isMatch: true },
      { text: unescapeHtml(rest), isMatch: false },
    ];
  });
  return [{ text: unescapeHtml(first), isMatch: false }, ...marked].filter(
    ({ text }) => text !== '',
  );
}

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Converts a hit of a server that was asked for `OWN_TAGS`. Its position is its score. */
export function fromAlgoliaHit(hit: ClientHit, place: number): SearchHit {
  const { objectID, type, url, anchor, lang, version, _highlightResult, _snippetResult } = hit;
  const marked = LEVELS.map((level) => {
    const value = _highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? null;
    return [level, value === null ? null : pieces(value)] as const;
  });
  const hierarchy = marked.map(([level, parts]) => [
    level,
    parts === null ? null : plainText(parts),
  ]);
  const snippet = _snippetResult?.content?.value ?? hit.content ?? null;
  return {
    objectID,
    type,
    url,
    anchor,
    lang,
    version,
    hierarchy: Object.fromEntries(hierarchy) as unknown as RecordHierarchy,
    marked: Object.fromEntries(marked) as SearchHit['marked'],
    snippet: snippet === null ? null : pieces(snippet),
    score: 1 / (place + 1),
  };
}
