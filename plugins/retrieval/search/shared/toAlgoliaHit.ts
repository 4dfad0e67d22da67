import { cutMarked, withEllipsis } from './cutMarked';
import { DEFAULT_TAGS, escapeHtml, type MarkTags, markedHtml, plainText } from './markedHtml';
import type { MarkedText, RecordHierarchy, SearchHit } from './types';

/** How well a text matches, in Algolia's words. */
export interface AlgoliaSnippet {
  /** HTML: the text escaped, matches between the request's tags. */
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

export interface AlgoliaHighlight extends AlgoliaSnippet {
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

type Levels<Value> = { [Level in keyof RecordHierarchy]?: Value };

/** A hit as Algolia's clients and DocSearch read it. Every text is HTML, but for `lvl0`. */
export interface AlgoliaHit extends Pick<SearchHit, 'objectID' | 'type' | 'url' | 'anchor'> {
  url_without_anchor: string;
  lang: string;
  version: string;
  /** The levels escaped: DocSearch writes them into the page as HTML. `lvl0` is plain: it is shown as text. */
  hierarchy: RecordHierarchy;
  /** The words around the match, escaped. */
  content: string | null;
  _highlightResult: { hierarchy: Levels<AlgoliaHighlight>; content?: AlgoliaHighlight };
  _snippetResult: { hierarchy: Levels<AlgoliaSnippet>; content?: AlgoliaSnippet };
}

/** What a request asks of its hits. */
export interface HitForm {
  /** @default `<mark>` and `</mark>` */
  tags?: MarkTags;
  /** What the reader wrote: says whether all words of it match. @default nothing is known */
  query?: string;
  /** At most so many words of a title in its snippet. @default all */
  titleWords?: number;
  /** What stands for words that are left out. @default `…` */
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

/** A hit of ours in the form that Algolia answers, for its clients and for DocSearch. */
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
