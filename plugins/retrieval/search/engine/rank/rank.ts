import { typosAllowed } from '../lexicon/edits.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { asksForOption, isQuestion } from '../query/question.ts';
import type { Scores } from '../query/scoreSections.ts';
import { bestOf } from './bestOf.ts';
import { askedTerms, coversAll, headingCover } from './headingCover.ts';
import { headingFactor } from './headingFactor.ts';
import { keyOf, sortedWords } from './headingKeys.ts';
import { isPage, nearSections, sectionsStartingWith } from './namedSections.ts';
import type { Ranked } from './ranked.ts';
import { raiseShown, sectionsShowing } from './shownNames.ts';
import { spreadPages } from './spreadPages.ts';

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
/** How much more a page counts than a section when both begin with what is typed. */
const PAGE_BEGINS = { few: 1.8, more: 1.2 };
const FEW_LETTERS = 3;
/** … and the more of its title that is: `Tr` is nearer to `Tree shaking` than to `TreeShakingSharedPlugin`. */
const SHORT = 2;
/** How much more a page counts than a section when both are called like the query. */
const PAGE_EQUAL = 1.2;
/** The same heading by another name. */
const SAYING = 0.7;

/** How many typos a whole heading may have: Chinese needs fewer letters, and two edits of a short one make another. */
function typosOf(key: string): number {
  if (/^\p{Script=Han}{3}$/u.test(key)) return 1;
  return Math.min(typosAllowed(key.length), key.length < SURE_LENGTH ? 1 : 2);
}

/** The bonus of a heading whose words are all in the query. It is smaller in a question, which easily contains a short heading. */
const COVERED = { inName: 0.5, inQuestion: 0.25 };
/** How much more a heading counts that has all words of a name. */
const COVERS_ALL = 1.2;
/** How much more a heading counts for each step of its fame where a name is looked for. */
const FAME = 0.05;

/** How much more the heading of an option counts in a question for one. */
const OPTION = 1.4;

/**
 * The found sections, best first. Headings are compared with the whole query where they have a word of it.
 *
 * @param sayings the keys of what the whole query is called in the docs
 */
export function rank(
  query: string,
  sayings: readonly string[],
  scores: Scores,
  lexicon: Lexicon,
): Ranked[] {
  const { layout } = lexicon;
  const { named } = scores;
  const key = keyOf(query);
  const typos = typosOf(key);
  const all = bestOf(scores.found, scores.score, MOST).map((section) => ({
    section,
    score: scores.score[section] ?? 0,
  }));
  const order = (a: Ranked, b: Ranked) =>
    b.score - a.score ||
    Number(isPage(b.section, layout)) - Number(isPage(a.section, layout)) ||
    a.section - b.section;
  all.sort(order);
  const top = new Map(all.slice(0, COMPARED).map((hit) => [hit.section, hit]));
  const best = all[0]?.score ?? 1;
  const raise = (section: number, share: number) => {
    const score = Math.max(top.get(section)?.score ?? 0, best * share);
    top.set(section, { section, score });
  };
  for (const start of [key, ...sayings]) {
    if (start === '') continue;
    for (const section of sectionsStartingWith(named, start, COMPARED, layout)) {
      if (named.get(section)?.heading.whole === start) raise(section, EQUAL);
      else if (start === key || !top.has(section)) raise(section, INJECTED);
    }
  }
  const isBeginning = sectionsStartingWith(named, key, 1, layout).length > 0;
  const isKnown = isBeginning || lexicon.has(key);
  const near = new Set(typos > 0 && !isKnown ? nearSections(named, key, typos) : []);
  for (const section of near) raise(section, NEAR);
  const words = sortedWords(query);
  const isName = !isQuestion(scores.expansions.length);
  const wantsOption = !isName && asksForOption(query);
  const asked = askedTerms(scores.expansions);
  for (const hit of top.values()) {
    if (wantsOption && lexicon.isName(hit.section)) hit.score *= OPTION;
    const own = named.get(hit.section);
    if (!own) continue;
    const { heading, fame } = own;
    let factor = headingFactor(key, near.has(hit.section), heading);
    const isOfPage = isPage(hit.section, layout);
    if (isOfPage && heading.whole === key) factor *= PAGE_EQUAL;
    else if (isOfPage && heading.whole.startsWith(key) && key !== '') {
      const share = key.length / heading.whole.length;
      factor *=
        key.length <= FEW_LETTERS ? PAGE_BEGINS.few * (1 + SHORT * share) : PAGE_BEGINS.more;
    }
    for (const saying of sayings) {
      factor = Math.max(factor, SAYING * headingFactor(saying, false, heading));
    }
    const isAsLong = factor < SAME_WORDS && heading.whole.length === key.length;
    if (isAsLong && heading.words === words) factor = SAME_WORDS;
    if (isName && coversAll(heading.terms, scores.expansions)) factor *= COVERS_ALL;
    const cover = headingCover(heading.terms, asked);
    const known = isName ? 1 + FAME * fame : 1;
    const covered = isName ? COVERED.inName : COVERED.inQuestion;
    hit.score *= factor * known * (1 + covered * cover ** 2);
  }
  const rest = all.slice(COMPARED, MOST).filter(({ section }) => !top.has(section));
  const sorted = [...top.values()].sort(order);
  const ranked = isName ? raiseShown(sorted, sectionsShowing(key, lexicon)) : sorted;
  const spread = isName ? ranked : spreadPages(ranked, layout.pageOf).sort(order);
  return [...spread, ...rest];
}
