import { cutMarked, withEllipsis } from './cutMarked';
import { DEFAULT_TAGS, escapeHtml, type MarkTags, markedHtml, plainText } from './markedHtml';
import type { MarkedText, RecordHierarchy, SearchHit } from './types';

/** How well a text matches, in Algolia's terms. */
export interface AlgoliaSnippet {
  /** HTML: the escaped text, with matches between the request's tags. */
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

export interface AlgoliaHighlight extends AlgoliaSnippet {
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

type Levels<Value> = { [Level in keyof RecordHierarchy]?: Value };

/** A hit in the form for Algolia's clients and DocSearch. All texts are HTML, except for `lvl0`. */
export interface AlgoliaHit extends Pick<SearchHit, 'objectID' | 'type' | 'url' | 'anchor'> {
  url_without_anchor: string;
  lang: string;
  version: string;
  /** Escapes the levels, because DocSearch inserts them as HTML. `lvl0` stays plain, because it is shown as text. */
  hierarchy: RecordHierarchy;
  /** The escaped words around the match. */
  content: string | null;
  _highlightResult: { hierarchy: Levels<AlgoliaHighlight>; content?: AlgoliaHighlight };
  _snippetResult: { hierarchy: Levels<AlgoliaSnippet>; content?: AlgoliaSnippet };
}

/** The options of a request for its hits. */
export interface HitForm {
  /** @default `<mark>` and `</mark>` */
  tags?: MarkTags;
  /** The query of the reader, to determine whether all of its words match. @default unknown */
  query?: string;
  /** The maximum number of words in the snippet of a title. @default all */
  titleWords?: number;
  /** The text in place of omitted words. @default `…` */
  ellipsis?: string;
}

function highlight(
  pieces: readonly MarkedText[],
  tags: MarkTags,
  query: string | undefined,
): AlgoliaHighlight {
  const value = markedHtml(pieces, tags);
  const matched = pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text.toLowerCase());
  const matchedWords = [...new Set(matched)];
  if (matchedWords.length === 0) return { value, matchLevel: 'none', matchedWords };
  const asked = query?.split(/\s+/).filter(Boolean).length ?? 1;
  return {
    value,
    matchLevel: matchedWords.length >= asked ? 'full' : 'partial',
    fullyHighlighted: pieces.every(({ text, isMatch }) => isMatch || text.trim() === ''),
    matchedWords,
  };
}

function snippetOf({ value, matchLevel }: AlgoliaHighlight): AlgoliaSnippet {
  return { value, matchLevel };
}

function escapedLevels({ lvl0, ...levels }: RecordHierarchy): RecordHierarchy {
  const escaped = Object.entries(levels).map(([level, text]) => [
    level,
    text === null ? null : escapeHtml(text),
  ]);
  return { lvl0, ...Object.fromEntries(escaped) };
}

/** Converts a hit to Algolia's form, for its clients and DocSearch. */
export function toAlgoliaHit(
  { objectID, type, url, anchor, lang, version, hierarchy, marked, snippet }: SearchHit,
  { tags = DEFAULT_TAGS, query, titleWords = Number.POSITIVE_INFINITY, ellipsis }: HitForm = {},
): AlgoliaHit {
  const highlights: Levels<AlgoliaHighlight> = {};
  const snippets: Levels<AlgoliaSnippet> = {};
  for (const [level, pieces] of Object.entries(marked)) {
    if (!pieces) continue;
    const cut = cutMarked(pieces, titleWords, ellipsis);
    const whole = highlight(pieces, tags, query);
    highlights[level as keyof RecordHierarchy] = whole;
    snippets[level as keyof RecordHierarchy] = snippetOf(
      cut === pieces ? whole : highlight(cut, tags, query),
    );
  }
  const content = snippet && highlight(snippet, tags, query);
  const words = snippet && highlight(withEllipsis(snippet, ellipsis), tags, query);
  return {
    objectID,
    type,
    url,
    url_without_anchor: url.replace(/#.*$/s, ''),
    anchor,
    lang,
    version,
    hierarchy: escapedLevels(hierarchy),
    content: snippet && escapeHtml(plainText(snippet)),
    _highlightResult: { hierarchy: highlights, ...(content && { content }) },
    _snippetResult: { hierarchy: snippets, ...(words && { content: snippetOf(words) }) },
  };
}
