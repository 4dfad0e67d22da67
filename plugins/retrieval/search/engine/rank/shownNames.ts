import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Ranked } from './ranked.ts';

/** The maximum number of sections with a name in their code. A name in more sections does not identify one of them. */
const FEW = 3;

/** Returns the sections whose code contains a name that no heading and no sentence contains. */
export function sectionsShowing(name: string, lexicon: Lexicon): ReadonlySet<number> {
  if (lexicon.isInText(name) || !lexicon.isInCode(name)) return new Set();
  const sections = Array.from(lexicon.code(name)?.sections ?? []);
  return new Set(sections.length > FEW ? [] : sections);
}

/**
 * Moves the best section that shows a name to the second place at least: the first one may be what the name means in
 * these docs, and readers who paste a name also want to see it.
 *
 * @param ranked sections, the best first
 */
export function raiseShown(ranked: readonly Ranked[], shown: ReadonlySet<number>): Ranked[] {
  const at = ranked.findIndex(({ section }) => shown.has(section));
  const [first, ...others] = ranked;
  const raised = ranked[at];
  if (!first || !raised || at < 2) return [...ranked];
  return [
    first,
    { section: raised.section, score: first.score },
    ...others.filter(({ section }) => section !== raised.section),
  ];
}
