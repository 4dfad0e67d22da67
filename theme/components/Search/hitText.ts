import type { DocSearchModalProps } from '@docsearch/react/modal';
import type { MarkedText } from '../../../plugins/retrieval/search/shared/types';
import { markedText } from './markedText';

type HitComponent = NonNullable<DocSearchModalProps['hitComponent']>;

/** A hit of DocSearch, found or stored, with the version that our records have. */
export type DialogHit = Parameters<HitComponent>[0]['hit'] & { version?: string };

/** What a hit shows. */
export interface HitText {
  title: readonly MarkedText[];
  /** The titles above it, from the part of the site downwards. */
  path: readonly string[];
  snippet: readonly MarkedText[];
}

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof LEVELS)[number];

/** Whether it is a stored conversation, which stands in the place of a hit. */
export function isConversation({ type }: DialogHit): boolean {
  return (type as string) === 'askAI';
}

/** The level that a hit is about; of a hit in the text of a page, the heading above it. */
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

/** Titles above a level, without those that say the same as the one above them. */
function pathTo(level: Level, hierarchy: DialogHit['hierarchy']): string[] {
  const titles = LEVELS.slice(0, LEVELS.indexOf(level)).map((above) => plain(hierarchy[above]));
  return titles.filter((title, index) => title !== '' && title !== titles[index - 1]);
}

/**
 * What a hit shows: title, path and, of one that was found, the words around the match. Under the
 * heading of its group a found section leaves the group's name out.
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
