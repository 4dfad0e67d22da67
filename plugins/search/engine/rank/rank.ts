import { typosAllowed } from '../lexicon/edits.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Scores } from '../query/scoreSections.ts';
import { headingFactor } from './headingFactor.ts';
import { type HeadingKeys, keyOf, sortedWords } from './headingKeys.ts';

/** A found section. */
export interface Ranked {
  section: number;
  score: number;
}

/** How many are compared by their whole headings. */
const COMPARED = 120;
/** More hits than any reader looks at. */
const MOST = 1000;
/** What headings count at least that the words alone do not bring up, as a part of the best. */
const INJECTED = 0.7;
const EQUAL = 0.8;
const NEAR = 0.8;
const SAME_WORDS = 2.2;
/** From so many letters on two edits do not make another heading. */
const SURE_LENGTH = 12;
/** The same heading by another name. */
const SAYING = 0.7;

/** How many typos a whole heading may have: Chinese needs fewer letters, and two edits of a short one make another. */
function typosOf(key: string): number {
  if (/^\p{Script=Han}{3}$/u.test(key)) return 1;
  return Math.min(typosAllowed(key.length), key.length < SURE_LENGTH ? 1 : 2);
}

/** The found sections, best first. `sayings` are the keys of what the whole query is called in the docs. */
export function rank(
  query: string,
  sayings: readonly string[],
  scores: Scores,
  lexicon: Lexicon,
  keys: HeadingKeys,
): Ranked[] {
  const { levels } = lexicon.sections;
  const key = keyOf(query);
  const typos = typosOf(key);
  const all = scores.found.map((section) => ({
    section,
    score: scores.score[section] ?? 0,
  }));
  const order = (a: Ranked, b: Ranked) =>
    b.score - a.score ||
    (levels[a.section] ?? 0) - (levels[b.section] ?? 0) ||
    a.section - b.section;
  all.sort(order);
  const top = all.slice(0, COMPARED);
  const isIn = new Set(top.map(({ section }) => section));
  const best = top[0]?.score ?? 1;
  const inject = (sections: readonly number[], share: number) => {
    for (const section of sections) {
      const least = best * share;
      const known = isIn.has(section) ? top.find((hit) => hit.section === section) : undefined;
      if (known) known.score = Math.max(known.score, least);
      else top.push({ section, score: least });
      isIn.add(section);
    }
  };
  for (const start of [key, ...sayings]) {
    if (start === '') continue;
    const sections = keys.startingWith(start, COMPARED);
    const isEqual = (section: number) => keys.of(section).whole === start;
    inject(
      sections.filter((section) => !isIn.has(section)),
      INJECTED,
    );
    inject(sections.filter(isEqual), EQUAL);
  }
  if (typos > 0) inject(keys.near(key, typos), NEAR);
  const words = sortedWords(query);
  for (const hit of top) {
    const own = keys.of(hit.section);
    let factor = headingFactor(key, typos, own);
    for (const saying of sayings) {
      factor = Math.max(factor, SAYING * headingFactor(saying, 0, own));
    }
    const isSame = factor < SAME_WORDS && own.whole.length === key.length;
    if (isSame && sortedWords(lexicon.sections.title(hit.section)) === words) factor = SAME_WORDS;
    hit.score *= factor;
  }
  top.sort(order);
  const rest = all.slice(COMPARED, MOST).filter(({ section }) => !isIn.has(section));
  return [...top, ...rest];
}
