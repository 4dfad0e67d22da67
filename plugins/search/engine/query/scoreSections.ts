import { weightOf } from '../format/proseWeights.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Expansion, expand } from './expand.ts';
import type { Unit } from './units.ts';

/** How sections answer a query, before whole headings are compared. */
export interface Scores {
  /** Sections with any of the words. */
  found: readonly number[];
  /** By section. */
  score: Float32Array;
  /** By section: 0 all words as written, 1 all with typos, 2 some. */
  stage: Uint8Array;
  /** By section: which part of what the query says is there, from 0 to 1. */
  coverage: Float32Array;
  expansions: readonly (readonly Expansion[])[];
}

const PARENT = 0.19;
const PROSE = 1;
const PROSE_SATURATION = 1.2;
const PAGE = 0.25;

function rarity(count: number, all: number): number {
  return Math.log(1 + (all - count + 0.5) / (count + 0.5));
}

/** How much a word tells: less the more sections have it. */
function importance(unit: Unit, expansions: readonly Expansion[], lexicon: Lexicon): number {
  const all = lexicon.sections.count;
  const own = lexicon.countOf(unit.term);
  const counts = expansions.map(({ term, quality }) => (quality > 0.3 ? lexicon.countOf(term) : 0));
  const count =
    own ||
    Math.min(
      all,
      counts.reduce((sum, n) => sum + n, 0),
    );
  return rarity(Math.min(count, all), all);
}

/** Adds to `weights` how much each section is about a term, and tells which sections those are. */
function addTerm(term: string, lexicon: Lexicon, weights: Float32Array, touched: number[]): void {
  const add = (section: number, weight: number) => {
    if (weights[section] === 0) touched.push(section);
    weights[section] = (weights[section] ?? 0) + weight;
  };
  const heading = lexicon.headings.get(term);
  for (let at = 0; heading && at < heading.sections.length; at++) {
    const section = heading.sections[at] ?? 0;
    const weight = heading.weights[at] ?? 0;
    add(section, weight);
    const end = lexicon.sections.ends[section] ?? 0;
    for (let below = section + 1; below < end; below++) add(below, weight * PARENT);
  }
  const place = lexicon.bodyTerm(term);
  if (place < 0 || !lexicon.body) return;
  const { sections, weights: stored } = lexicon.body.postingsOf(place);
  for (let at = 0; at < sections.length; at++) {
    const weight = weightOf(stored[at] ?? 0);
    add(sections[at] ?? 0, (PROSE * weight * (1 + PROSE_SATURATION)) / (weight + PROSE_SATURATION));
  }
}

/** Scores all sections that have any word of a query. */
export function scoreSections(units: readonly Unit[], lexicon: Lexicon): Scores {
  const { count, pageOf, pages } = lexicon.sections;
  const score = new Float32Array(count);
  const coverage = new Float32Array(count);
  const asWritten = new Uint8Array(count);
  const matched = new Uint8Array(count);
  const weights = new Float32Array(count);
  const best = new Float32Array(count);
  const isWritten = new Uint8Array(count);
  const pageScore = new Float32Array(pages.length);
  const found: number[] = [];
  const expansions = units.map((unit) => expand(unit, lexicon));
  const tells = units.map((unit, at) => importance(unit, expansions[at] ?? [], lexicon));
  const allTells = tells.reduce((sum, value) => sum + value, 0) || 1;
  for (const [at] of units.entries()) {
    const tell = tells[at] ?? 0;
    const ofUnit: number[] = [];
    const pageBest = new Float32Array(pages.length);
    for (const expansion of expansions[at] ?? []) {
      const touched: number[] = [];
      addTerm(expansion.term, lexicon, weights, touched);
      for (const section of touched) {
        const value = (weights[section] ?? 0) * expansion.quality;
        weights[section] = 0;
        if (best[section] === 0) ofUnit.push(section);
        if (value > (best[section] ?? 0)) best[section] = value;
        if (!expansion.isTypo) isWritten[section] = 1;
      }
    }
    for (const section of ofUnit) {
      const value = tell * (best[section] ?? 0);
      if (matched[section] === 0) found.push(section);
      score[section] = (score[section] ?? 0) + value;
      coverage[section] = (coverage[section] ?? 0) + tell / allTells;
      matched[section] = (matched[section] ?? 0) + 1;
      asWritten[section] = (asWritten[section] ?? 0) + (isWritten[section] ?? 0);
      const page = pageOf[section] ?? 0;
      pageBest[page] = Math.max(pageBest[page] ?? 0, value);
      best[section] = 0;
      isWritten[section] = 0;
    }
    for (let page = 0; page < pages.length; page++) {
      pageScore[page] = (pageScore[page] ?? 0) + (pageBest[page] ?? 0);
    }
  }
  const stage = new Uint8Array(count);
  for (const section of found) {
    const page = pageOf[section] ?? 0;
    if (asWritten[section] === units.length) stage[section] = 0;
    else stage[section] = matched[section] === units.length ? 1 : 2;
    const whole = (score[section] ?? 0) + PAGE * (pageScore[page] ?? 0);
    score[section] = whole * (coverage[section] ?? 0) * (pages[page]?.page.boost ?? 1);
  }
  return { found, score, stage, coverage, expansions };
}
