import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Scores } from '../query/scoreSections.ts';
import { headingFactor } from './headingFactor.ts';
import { type HeadingKeys, keyOf } from './headingKeys.ts';

/** A found section. */
export interface Ranked {
  section: number;
  score: number;
}

/** How many are compared by their whole headings. */
const COMPARED = 120;
/** More hits than any reader looks at. */
const MOST = 1000;
const STAGE_FACTORS = [1, 0.6, 0.35];
const INJECTED = 0.5;

/** The found sections, best first. */
export function rank(query: string, scores: Scores, lexicon: Lexicon, keys: HeadingKeys): Ranked[] {
  const { levels } = lexicon.sections;
  const key = keyOf(query);
  const all = scores.found.map((section) => ({
    section,
    score: (scores.score[section] ?? 0) * (STAGE_FACTORS[scores.stage[section] ?? 2] ?? 0),
  }));
  const order = (a: Ranked, b: Ranked) =>
    b.score - a.score ||
    (levels[a.section] ?? 0) - (levels[b.section] ?? 0) ||
    a.section - b.section;
  all.sort(order);
  const top = all.slice(0, COMPARED);
  const isIn = new Set(top.map(({ section }) => section));
  const floor = (top[0]?.score ?? 1) * INJECTED;
  const injected = key === '' ? [] : keys.startingWith(key, COMPARED);
  for (const section of injected) {
    if (isIn.has(section)) continue;
    isIn.add(section);
    top.push({ section, score: Math.max(scores.score[section] ?? 0, floor) });
  }
  for (const hit of top) hit.score *= headingFactor(key, keys.of(hit.section));
  top.sort(order);
  const rest = all.slice(COMPARED, MOST).filter(({ section }) => !isIn.has(section));
  return [...top, ...rest];
}
