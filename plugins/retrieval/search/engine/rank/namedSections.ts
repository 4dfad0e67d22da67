import { bitCount, editsBetween, letterBits, mayBeTypo } from '../lexicon/edits.ts';
import type { Layout } from '../lexicon/sections.ts';
import type { Named } from '../query/termWeights.ts';

type NamedSections = ReadonlyMap<number, Named>;

/** Whether a section is the page itself. */
export function isPage(section: number, { pageOf, firsts }: Layout): boolean {
  return firsts[pageOf[section] ?? 0] === section;
}

/** Sections whose heading, or its last dotted part, begins with a key: pages first, then in the order of the keys. */
export function sectionsStartingWith(
  named: NamedSections,
  start: string,
  limit: number,
  layout: Layout,
): number[] {
  const found: { section: number; key: string; isSection: number }[] = [];
  for (const [section, { heading }] of named) {
    const isWhole = heading.whole.startsWith(start);
    if (!isWhole && !(heading.last !== '' && heading.last.startsWith(start))) continue;
    const { whole, last } = heading;
    const isLast = last !== '' && last.startsWith(start);
    const key = isWhole && !(isLast && last < whole) ? whole : last;
    found.push({ section, key, isSection: Number(!isPage(section, layout)) });
  }
  found.sort(
    (a, b) =>
      a.isSection - b.isSection || (a.key < b.key ? -1 : a.key > b.key ? 1 : a.section - b.section),
  );
  return found.slice(0, limit).map(({ section }) => section);
}

/** Sections whose heading, or its last dotted part, is within some edits of a key. */
export function nearSections(named: NamedSections, key: string, edits: number): number[] {
  const own = letterBits(key);
  const found: number[] = [];
  for (const [section, { heading }] of named) {
    const isNear = (other: string, bits: number) =>
      bitCount(bits ^ own) <= 2 * edits &&
      mayBeTypo(key, other) &&
      editsBetween(key, other, edits) <= edits;
    const { whole, last, bits } = heading;
    if (isNear(whole, bits[0]) || (last !== '' && isNear(last, bits[1]))) found.push(section);
  }
  return found.sort((a, b) => a - b);
}
