import { diffWords } from 'diff';
import { textOf } from './blockParts';
import type { InlinePart } from './inlineParts';
import { wholeNames } from './wordSegmenter';

/** A run of words in a changed block that have the same style. */
export interface Words extends InlinePart {
  kind: 'same' | 'added' | 'removed';
}

/** Splits a run of text by the styles of the parts that it spans. `from` is its offset in the parts. */
function styled(text: string, parts: readonly InlinePart[], from: number): InlinePart[] {
  const runs: InlinePart[] = [];
  let start = 0;
  for (const part of parts) {
    const end = start + part.text.length;
    const run = part.text.slice(Math.max(0, from - start), from + text.length - start);
    if (end > from && start < from + text.length && run !== '') runs.push({ ...part, text: run });
    start = end;
  }
  return runs;
}

/** Compares two texts word by word. */
export function compareParts(
  old: readonly InlinePart[],
  now: readonly InlinePart[],
  lang: string,
): Words[] {
  const intlSegmenter = wholeNames(new Intl.Segmenter(lang, { granularity: 'word' }));
  const at = { old: 0, now: 0 };
  return diffWords(textOf(old), textOf(now), { intlSegmenter }).flatMap(
    ({ value, added, removed }): Words[] => {
      const kind = added ? 'added' : removed ? 'removed' : 'same';
      const runs = removed ? styled(value, old, at.old) : styled(value, now, at.now);
      if (!added) at.old += value.length;
      if (!removed) at.now += value.length;
      return runs.map((run) => ({ ...run, kind }));
    },
  );
}

/** Returns the share of the words that two texts have in common, from 0 to 1. */
export function likeness(words: readonly Words[]): number {
  const lengthOf = (kind: Words['kind']) =>
    words.filter((word) => word.kind === kind).reduce((sum, { text }) => sum + text.length, 0);
  const same = lengthOf('same');
  return same / (same + Math.max(lengthOf('added'), lengthOf('removed')));
}
