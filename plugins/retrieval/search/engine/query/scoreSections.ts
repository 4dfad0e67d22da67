import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Expansion, expand } from './expand.ts';
import { isQuestion } from './question.ts';
import { EVERY_FIELD, type FieldShares, type Named, weighTerms } from './termWeights.ts';
import type { Unit } from './units.ts';

/** How sections answer a query, before whole headings are compared. */
export interface Scores {
  /** Sections with any of the words. */
  found: readonly number[];
  /** By section. */
  score: Float32Array;
  /** By section: which part of what the query says is there, from 0 to 1. */
  coverage: Float32Array;
  expansions: readonly (readonly Expansion[])[];
  /** The sections whose heading, or whose page's keywords, have any of the words. */
  named: ReadonlyMap<number, Named>;
}

/** How much the best of a page counts for each of its sections. */
const PAGE = 0.4;
/** What a stop word tells, as a part of another word: `to` may be the name of an option. */
const STOP_WORD = { inName: 0.3, inQuestion: 0.05 };
/** How much more a section counts that has all of a question, where others have a part. */
const QUESTION_COVERAGE = 1.3;

function rarity(count: number, all: number): number {
  return Math.log(1 + (all - count + 0.5) / (count + 0.5));
}

/** How much a word tells: less the more sections have it. */
function importance(
  unit: Unit,
  expansions: readonly Expansion[],
  lexicon: Lexicon,
  wordCount: number,
): number {
  const stopWord = isQuestion(wordCount) ? STOP_WORD.inQuestion : STOP_WORD.inName;
  const share = unit.isStopWord ? stopWord : 1;
  const all = lexicon.layout.count;
  const own = lexicon.isInText(unit.term) ? lexicon.countOf(unit.term) : 0;
  const counts = expansions.map(({ terms, quality }) =>
    quality > 0.3 ? Math.min(...terms.map(lexicon.countOf)) : 0,
  );
  const count =
    own ||
    Math.min(
      all,
      counts.reduce((sum, n) => sum + n, 0),
    );
  return rarity(Math.min(count, all), all) * share;
}

/**
 * Scores all sections that have any word of a query.
 *
 * @param fields how much each place of a word counts
 */
export function scoreSections(
  units: readonly Unit[],
  lexicon: Lexicon,
  fields: FieldShares = EVERY_FIELD,
): Scores {
  const { count, pageOf, firsts, boosts } = lexicon.layout;
  const pages = firsts.length;
  const score = new Float32Array(count);
  const coverage = new Float32Array(count);
  const best = new Float32Array(count);
  const scratch = new Float32Array(count);
  const pageScore = new Float32Array(pages);
  const pageBest = new Float32Array(pages);
  const found: number[] = [];
  const named = new Map<number, Named>();
  const wordCount = units.filter((unit) => !unit.isStopWord).length;
  const expansions = units.map((unit) => expand(unit, wordCount, lexicon));
  const tells = units.map((unit, at) => importance(unit, expansions[at] ?? [], lexicon, wordCount));
  const allTells =
    units.reduce((sum, unit, at) => sum + (unit.isStopWord ? 0 : (tells[at] ?? 0)), 0) || 1;
  for (const [at, unit] of units.entries()) {
    const tell = tells[at] ?? 0;
    const ofUnit: number[] = [];
    for (const { terms, quality } of expansions[at] ?? []) {
      weighTerms(terms, lexicon, fields, scratch, named, (section, weight) => {
        if (best[section] === 0) ofUnit.push(section);
        best[section] = Math.max(best[section] ?? 0, weight * quality);
      });
    }
    pageBest.fill(0);
    for (const section of ofUnit) {
      const value = tell * (best[section] ?? 0);
      if (score[section] === 0) found.push(section);
      score[section] = (score[section] ?? 0) + value;
      if (!unit.isStopWord) {
        coverage[section] = (coverage[section] ?? 0) + tell / allTells;
      }
      const page = pageOf[section] ?? 0;
      pageBest[page] = Math.max(pageBest[page] ?? 0, value);
      best[section] = 0;
    }
    for (let page = 0; page < pages; page++) {
      pageScore[page] = (pageScore[page] ?? 0) + (pageBest[page] ?? 0);
    }
  }
  const power = isQuestion(wordCount) ? QUESTION_COVERAGE : 1;
  for (const section of found) {
    const page = pageOf[section] ?? 0;
    const whole = (score[section] ?? 0) + PAGE * (pageScore[page] ?? 0);
    score[section] = whole * (coverage[section] ?? 0) ** power * (boosts[page] ?? 1);
  }
  const telling = found.filter((section) => (coverage[section] ?? 0) > 0);
  return { found: telling, score, coverage, expansions, named };
}
