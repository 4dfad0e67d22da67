import { diffArrays, diffWords } from 'diff';
import { headingText, markdownBlocks } from './markdownBlocks';

/** A run of words within a changed block. */
export interface Words {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** A block of either page, or two of which one became the other. */
export type Change =
  | { kind: 'same' | 'added' | 'removed'; text: string }
  | { kind: 'changed'; words: Words[] };

/** Changes to show, or a run of equal blocks to fold. */
export type Part =
  | { kind: 'shown'; changes: Change[] }
  | { kind: 'folded'; changes: Change[]; heading?: string };

/** From how much of their words on two blocks are taken for one that was changed. */
const MIN_LIKENESS = 0.35;
/** Equal blocks that stay in sight beside a change. */
const CONTEXT_BLOCKS = 1;

function compareWords(before: string, after: string, lang: string): Words[] {
  const intlSegmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  return diffWords(before, after, { intlSegmenter }).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

function likeness(words: readonly Words[]): number {
  const lengthOf = (kind: Words['kind']) =>
    words.filter((word) => word.kind === kind).reduce((sum, { text }) => sum + text.length, 0);
  const same = lengthOf('same');
  return same / (same + Math.max(lengthOf('added'), lengthOf('removed')));
}

/** Pairs removed with added blocks in their order, where they are like each other. */
function pairBlocks(removed: readonly string[], added: readonly string[], lang: string): Change[] {
  const changes: Change[] = [];
  let next = 0;
  for (const before of removed) {
    const pairs = added.slice(next).map((after) => compareWords(before, after, lang));
    const found = pairs.findIndex((words) => likeness(words) >= MIN_LIKENESS);
    const words = pairs[found];
    if (!words) {
      changes.push({ kind: 'removed', text: before });
      continue;
    }
    for (const text of added.slice(next, next + found)) changes.push({ kind: 'added', text });
    changes.push({ kind: 'changed', words });
    next += found + 1;
  }
  return [...changes, ...added.slice(next).map((text): Change => ({ kind: 'added', text }))];
}

/** Compares two pages of Markdown, block by block and changed blocks word by word. */
export function compareTexts(before: string, after: string, lang: string): Change[] {
  const changes: Change[] = [];
  let removed: string[] = [];
  for (const { value, added, removed: isRemoved } of diffArrays(
    markdownBlocks(before),
    markdownBlocks(after),
  )) {
    if (isRemoved) {
      removed = value;
      continue;
    }
    if (added) {
      changes.push(...pairBlocks(removed, value, lang));
    } else {
      changes.push(...removed.map((text): Change => ({ kind: 'removed', text })));
      changes.push(...value.map((text): Change => ({ kind: 'same', text })));
    }
    removed = [];
  }
  return [...changes, ...removed.map((text): Change => ({ kind: 'removed', text }))];
}

const isSame = (change: Change | undefined) => change?.kind === 'same';

/** Folds equal blocks that no change is beside; a folded run says the last heading in it. */
export function foldSame(changes: readonly Change[]): Part[] {
  const isNear = (index: number) =>
    changes
      .slice(Math.max(0, index - CONTEXT_BLOCKS), index + CONTEXT_BLOCKS + 1)
      .some((change) => !isSame(change));
  const parts: Part[] = [];
  changes.forEach((change, index) => {
    const kind = isNear(index) ? 'shown' : 'folded';
    const last = parts.at(-1);
    if (last?.kind === kind) last.changes.push(change);
    else parts.push({ kind, changes: [change] });
    const part = parts.at(-1);
    if (part?.kind !== 'folded' || change.kind === 'changed') return;
    part.heading = headingText(change.text) ?? part.heading;
  });
  return parts;
}
