import { readWords } from '../analysis/words.ts';
import { typosAllowed } from '../lexicon/edits.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { keyOf } from '../rank/headingKeys.ts';
import { nearSections } from '../rank/namedSections.ts';
import { rank } from '../rank/rank.ts';
import type { Ranked } from '../rank/ranked.ts';
import type { Marker } from '../snippets/marks.ts';
import { readPasted } from './pasted.ts';
import { isQuestion } from './question.ts';
import { type Scores, scoreSections } from './scoreSections.ts';
import { type FindMeanings, plain } from './synonyms.ts';
import { EVERY_FIELD, type FieldShares, MESSAGE, QUESTION } from './termWeights.ts';
import { readUnits, type Unit } from './units.ts';

/** What a query has found. */
export interface Found {
  ranked: readonly Ranked[];
  /** How good the best section is for the whole query, from 0 to 1. */
  confidence: number;
  marker: Marker;
}

const ENOUGH_SCORE = 5;

function confidenceOf(ranked: readonly Ranked[], scores: Scores, units: readonly Unit[]): number {
  const best = ranked[0];
  if (!best || units.length === 0) return 0;
  const coverage = scores.coverage[best.section] ?? 0;
  const strength = Math.min(1, best.score / units.length / ENOUGH_SCORE);
  return Math.min(1, coverage * (0.5 + 0.5 * strength));
}

function markerOf(units: readonly Unit[], scores: Scores): Marker {
  const telling = units.filter(({ isStopWord }) => !isStopWord);
  const starts = telling.filter(({ isUnspaced }) => !isUnspaced).map(({ term }) => term);
  const terms = scores.expansions.flatMap((expansions) => expansions.flatMap((each) => each.terms));
  const isStarted = (term: string) =>
    starts.some((start) => term !== start && term.startsWith(start));
  return {
    terms: new Set(terms.filter((term) => !isStarted(term))),
    starts,
    inside: telling.filter(({ isUnspaced }) => isUnspaced).map(({ term }) => term),
  };
}

/** How much of a name that the docs do not have a section must say in other words. */
const MOST_OF_NAME = 0.75;

const NAME = /^[\w$]+$/;

/** Whether a query is one name, `fooBarBaz` or `foo_bar`, that the docs have neither as it is nor mistyped. */
function isUnknownName(query: string, lexicon: Lexicon, { named }: Scores): boolean {
  const [word, ...others] = readWords(query);
  if (!word || !NAME.test(query) || word.parts.length + others.length === 0) return false;
  const key = keyOf(query);
  if (lexicon.has(key) || lexicon.startingWith(key, 1).length > 0) return false;
  return nearSections(named, key, typosAllowed(key.length)).length === 0;
}

/** How much the places of a word count for a query. */
function fieldsFor(units: readonly Unit[], isMessage: boolean): FieldShares {
  if (isMessage) return MESSAGE;
  return isQuestion(units.filter(({ isStopWord }) => !isStopWord).length) ? QUESTION : EVERY_FIELD;
}

/** Finds the sections for a query. */
export function findSections(query: string, findMeanings: FindMeanings, lexicon: Lexicon): Found {
  const { text, isMessage } = readPasted(query);
  const whole = plain(text);
  const meanings = findMeanings(whole);
  const units = readUnits(text, lexicon, meanings);
  const scores = scoreSections(units, lexicon, fieldsFor(units, isMessage));
  const sayings = meanings
    .filter(({ start, end }) => start === 0 && end === whole.length)
    .map(({ phrase }) => keyOf(phrase));
  const ranked = rank(text, sayings, scores, lexicon);
  const isUnknown = isUnknownName(text, lexicon, scores);
  const told = isUnknown
    ? ranked.filter(({ section }) => (scores.coverage[section] ?? 0) >= MOST_OF_NAME)
    : ranked;
  return {
    ranked: told,
    confidence: confidenceOf(told, scores, units),
    marker: markerOf(units, scores),
  };
}
