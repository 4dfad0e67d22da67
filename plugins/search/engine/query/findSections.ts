import type { Lexicon } from '../lexicon/lexicon.ts';
import type { HeadingKeys } from '../rank/headingKeys.ts';
import { type Ranked, rank } from '../rank/rank.ts';
import type { Marker } from '../snippets/marks.ts';
import { type Scores, scoreSections } from './scoreSections.ts';
import { readUnits, type Unit } from './units.ts';

/** What a query has found. */
export interface Found {
  ranked: readonly Ranked[];
  /** How good the best section is for the whole query, from 0 to 1. */
  confidence: number;
  marker: Marker;
}

/** A query in the words of the docs counts less than one in the reader's own. */
const VARIANT = 0.8;
const ENOUGH_SCORE = 6;

interface Reading {
  units: Unit[];
  scores: Scores;
  ranked: Ranked[];
}

function confidenceOf({ scores, ranked, units }: Reading): number {
  const best = ranked[0];
  if (!best || units.length === 0) return 0;
  const coverage = scores.coverage[best.section] ?? 0;
  const strength = Math.min(1, best.score / units.length / ENOUGH_SCORE);
  return Math.min(1, coverage * (0.5 + 0.5 * strength));
}

function markerOf(readings: readonly Reading[]): Marker {
  const units = readings.flatMap((reading) => reading.units);
  const expansions = readings.flatMap((reading) => reading.scores.expansions.flat());
  const starts = units.filter(({ isUnspaced }) => !isUnspaced).map(({ term }) => term);
  const whole = expansions.filter(
    ({ term }) => !starts.some((start) => term !== start && term.startsWith(start)),
  );
  return {
    terms: new Set(whole.map(({ term }) => term)),
    starts,
    inside: units.filter(({ isUnspaced }) => isUnspaced).map(({ term }) => term),
  };
}

function joinRanked(readings: readonly Reading[]): Ranked[] {
  const best = new Map<number, Ranked>();
  for (const [at, { ranked }] of readings.entries()) {
    for (const { section, score } of ranked) {
      const own = at === 0 ? score : score * VARIANT;
      if (own > (best.get(section)?.score ?? 0)) best.set(section, { section, score: own });
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.section - b.section);
}

/** Finds the sections for a query and for the same query in other words. */
export function findSections(
  query: string,
  variants: readonly string[],
  lexicon: Lexicon,
  keys: HeadingKeys,
): Found {
  const readings = [query, ...variants].map((text): Reading => {
    const units = readUnits(text, lexicon);
    const scores = scoreSections(units, lexicon);
    return { units, scores, ranked: rank(text, scores, lexicon, keys) };
  });
  const [own] = readings;
  return {
    ranked: readings.length === 1 && own ? own.ranked : joinRanked(readings),
    confidence: Math.max(...readings.map(confidenceOf)),
    marker: markerOf(readings),
  };
}
