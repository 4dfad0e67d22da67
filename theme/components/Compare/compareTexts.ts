import { diffArrays } from 'diff';
import { blockParts, textOf } from './blockParts';
import { compareLines } from './compareLines';
import { headingText, isCode, markdownBlocks } from './markdownBlocks';
import { type PageSection, pageSections } from './pageSections';
import { compareParts, likeness, type Words } from './wordChanges';

/** A block of one page, or two blocks if one was changed into the other. */
export type Change =
  | { kind: 'same' | 'added' | 'removed'; text: string }
  | { kind: 'changed'; block: string; words: Words[] };

/** Changes to show, or a run of equal blocks to collapse. */
export type Part =
  | { kind: 'shown'; changes: Change[] }
  | { kind: 'folded'; changes: Change[]; heading?: string };

/** The minimum share of common words for two blocks to count as one changed block. */
const MIN_LIKENESS = 0.35;
/** The number of equal blocks that stay visible before and after a change. */
const CONTEXT_BLOCKS = 1;

function compareWords(before: string, after: string, lang: string): Words[] {
  const compare = isCode(before) && isCode(after) ? compareLines : compareParts;
  return compare(blockParts(before), blockParts(after), lang);
}

/** Pairs removed blocks with similar added blocks, in order. */
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
    const isSame = words.every(({ kind }) => kind === 'same');
    const text = added[next + found] ?? '';
    changes.push(isSame ? { kind: 'same', text } : { kind: 'changed', block: text, words });
    next += found + 1;
  }
  return [...changes, ...added.slice(next).map((text): Change => ({ kind: 'added', text }))];
}

function compareBlocks(before: string[], after: string[], lang: string): Change[] {
  const changes: Change[] = [];
  let removed: string[] = [];
  for (const { value, added, removed: isRemoved } of diffArrays(before, after)) {
    if (isRemoved) {
      removed = value;
      continue;
    }
    if (added) {
      changes.push(...pairBlocks(removed, value, lang));
    } else {
      changes.push(...asKind('removed', removed), ...asKind('same', value));
    }
    removed = [];
  }
  return [...changes, ...asKind('removed', removed)];
}

function asKind(kind: 'same' | 'added' | 'removed', blocks: readonly string[]): Change[] {
  return blocks.map((text) => ({ kind, text }));
}

const blocksOf = (sections: readonly PageSection[]) => sections.flatMap(({ blocks }) => blocks);

/**
 * Compares two pages of Markdown. Matches sections by their headings, so that an option is only
 * compared with itself, then compares blocks, and the words of changed blocks.
 */
export function compareTexts(before: string, after: string, lang: string): Change[] {
  const old = pageSections(markdownBlocks(before));
  const now = pageSections(markdownBlocks(after));
  const namesOf = (sections: readonly PageSection[]) => sections.map(({ name }) => name);
  const at = { old: 0, now: 0 };
  return diffArrays(namesOf(old), namesOf(now)).flatMap(({ value, added, removed }): Change[] => {
    const olds = added ? [] : old.slice(at.old, at.old + value.length);
    const nows = removed ? [] : now.slice(at.now, at.now + value.length);
    at.old += olds.length;
    at.now += nows.length;
    if (added) return asKind('added', blocksOf(nows));
    if (removed) return asKind('removed', blocksOf(olds));
    return nows.flatMap(({ blocks }, index) =>
      compareBlocks(olds[index]?.blocks ?? [], blocks, lang),
    );
  });
}

const isSame = (change: Change | undefined) => change?.kind === 'same';

/** Collapses equal blocks that are not next to a change. A collapsed run shows its last heading. */
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
    const heading = headingText(change.text) && textOf(blockParts(change.text));
    part.heading = heading ?? part.heading;
  });
  return parts;
}
