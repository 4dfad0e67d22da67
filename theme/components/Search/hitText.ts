import type { DocSearchModalProps } from '@docsearch/react/modal';
import type { MarkedText } from '../../../plugins/retrieval/search/shared/types';
import { markedText } from './markedText';

type HitComponent = NonNullable<DocSearchModalProps['hitComponent']>;

/** A search result or stored search of DocSearch, with the version in Lectern's records. */
export type DialogHit = Parameters<HitComponent>[0]['hit'] & { version?: string };

/** The texts of a hit. */
export interface HitText {
  title: readonly MarkedText[];
  /** The parent titles, from the outermost inwards. */
  path: readonly string[];
  snippet: readonly MarkedText[];
}

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof LEVELS)[number];

/** Returns whether a hit is a stored conversation. */
export function isConversation({ type }: DialogHit): boolean {
  return (type as string) === 'askAI';
}

/** Returns the level of a hit. For a match in the text of a page, it is the level of the heading above. */
function levelOf({ type, hierarchy }: DialogHit): Level {
  const own = LEVELS.find((level) => level === type);
  if (own && hierarchy[own]) return own;
  return LEVELS.findLast((level) => hierarchy[level]) ?? 'lvl0';
}

function plain(html: string | null): string {
  return markedText(html ?? '')
    .map(({ text }) => text)
    .join('');
}

/** Returns the titles above a level, without repeated ones. */
function pathTo(level: Level, hierarchy: DialogHit['hierarchy']): string[] {
  const titles = LEVELS.slice(0, LEVELS.indexOf(level)).map((above) => plain(hierarchy[above]));
  return titles.filter((title, index) => title !== '' && title !== titles[index - 1]);
}

/**
 * Returns the texts of a hit: title, path and, for search results, the snippet around the match. The
 * path of a result omits the name of its group, which is shown as a heading.
 */
export function hitText(hit: DialogHit): HitText {
  if (isConversation(hit)) {
    const question = { text: hit.hierarchy.lvl1 ?? '', isMatch: false };
    return { title: [question], path: [], snippet: [] };
  }
  const level = levelOf(hit);
  const found = '_highlightResult' in hit ? hit : undefined;
  const path = pathTo(level, hit.hierarchy);
  const isSection = level !== 'lvl0' && level !== 'lvl1';
  const title = found?._highlightResult.hierarchy?.[level]?.value ?? hit.hierarchy[level];
  return {
    title: markedText(title || hit.url),
    path: found && isSection ? path.slice(1) : path,
    snippet: markedText(found?._snippetResult?.content?.value ?? ''),
  };
}
