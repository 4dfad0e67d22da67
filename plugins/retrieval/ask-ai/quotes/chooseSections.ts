import type { RankedSection } from './rankSections';

const MAX_SECTIONS = 3;
/** A section that is so much worse than the best one is noise. */
const MIN_SHARE = 0.4;

/**
 * The sections to quote: the best ones that have something to quote, none far behind the first, and
 * last what the engine found first, where it is not among them: it knows synonyms and mistypings.
 */
export function chooseSections(ranked: readonly RankedSection[]): RankedSection[] {
  const quotable = ranked.filter(
    ({ section }) => section.units.length > 0 || section.code.length > 0,
  );
  const [first] = quotable;
  if (!first) return [];
  const near = quotable.filter(({ score }) => score >= first.score * MIN_SHARE);
  const chosen = near.slice(0, MAX_SECTIONS);
  const found = quotable.find(({ place }) => place === 0);
  if (!found || chosen.includes(found)) return chosen;
  return [...chosen.slice(0, MAX_SECTIONS - 1), found];
}
