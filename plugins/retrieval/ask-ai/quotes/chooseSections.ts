import type { RankedSection } from './rankSections';

const MAX_SECTIONS = 3;
/** The minimum score as a share of the best one. Sections below it are usually irrelevant. */
const MIN_SHARE = 0.4;

/**
 * Selects the sections to quote: the best ones that have text or code and a score close to the best. The engine's
 * first hit is always included, because the engine handles synonyms and typos.
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
