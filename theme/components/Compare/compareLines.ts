import { diffArrays } from 'diff';
import { textOf } from './blockParts';
import type { InlinePart } from './inlineParts';
import { compareParts, likeness, type Words } from './wordChanges';

/** The minimum share of common words for two lines to count as one changed line. */
const MIN_LIKENESS = 0.5;

const LINE_END = /(?<=\n)/;

const asPart = (text: string): InlinePart[] => [{ text }];

const asKind = (kind: Words['kind'], lines: readonly string[]): Words[] =>
  lines.length > 0 ? [{ text: lines.join(''), kind }] : [];

/** Pairs each removed line with the first similar line that was added in its place, in order. */
function pairLines(removed: readonly string[], added: readonly string[], lang: string): Words[] {
  const words: Words[] = [];
  let next = 0;
  for (const before of removed) {
    const pairs = added
      .slice(next)
      .map((after) => compareParts(asPart(before), asPart(after), lang));
    const found = pairs.findIndex((pair) => likeness(pair) >= MIN_LIKENESS);
    const pair = pairs[found];
    if (!pair) {
      words.push(...asKind('removed', [before]));
      continue;
    }
    words.push(...asKind('added', added.slice(next, next + found)), ...pair);
    next += found + 1;
  }
  return [...words, ...asKind('added', added.slice(next))];
}

/** Compares two blocks of code: by lines first, and the words of changed lines. */
export function compareLines(
  old: readonly InlinePart[],
  now: readonly InlinePart[],
  lang: string,
): Words[] {
  const linesOf = (parts: readonly InlinePart[]) => textOf(parts).split(LINE_END);
  const words: Words[] = [];
  let removed: string[] = [];
  for (const { value, added, removed: isRemoved } of diffArrays(linesOf(old), linesOf(now))) {
    if (isRemoved) {
      removed = value;
      continue;
    }
    words.push(...(added ? pairLines(removed, value, lang) : asKind('removed', removed)));
    if (!added) words.push(...asKind('same', value));
    removed = [];
  }
  return [...words, ...asKind('removed', removed)];
}
