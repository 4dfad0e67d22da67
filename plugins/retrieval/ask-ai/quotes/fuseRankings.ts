import { titlesOf } from './corpus';
import type { RankedSection } from './rankSections';

/** How fast places lose weight: the lower, the more the first few count. */
const DECAY = 3;
/** What comes later by its text, and was not found by the engine, is not quoted anyway. */
const COMPARED = 100;
/** A section that is called like a name in the question is what the question names. */
const NAMED = 1;
const NAME = /[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}\p{N}_$]+)+|\p{Ll}+\p{Lu}[\p{L}\p{N}]*/gu;

/** The names in a question, `output.path` and `splitChunks`, in lower case. */
function namesIn(question: string): Set<string> {
  return new Set([...question.matchAll(NAME)].map(([name]) => name.toLowerCase()));
}

/**
 * One order of what the engine of the search found and of how the texts of sections answer: by the places
 * in both, so that neither has to be as sure as the other. On the half of the questions in `bench/retrieval` that may be
 * chosen with it is better than either of them in both languages.
 *
 * @param ranked by their texts, the best first, each with its place in what the engine found
 */
export function fuseRankings(question: string, ranked: readonly RankedSection[]): RankedSection[] {
  const names = namesIn(question);
  const isNamed = ({ section }: RankedSection) => {
    const title = titlesOf(section.record.hierarchy).at(-1) ?? '';
    return names.has(title.replace(/\(.*$/s, '').trim().toLowerCase());
  };
  const fused: RankedSection[] = [];
  for (const [at, each] of ranked.entries()) {
    const named = names.size > 0 && isNamed(each) ? NAMED : 0;
    if (at >= COMPARED && each.place === undefined && named === 0) continue;
    const byEngine = each.place === undefined ? 0 : 1 / (DECAY + each.place);
    fused.push({ ...each, score: 1 / (DECAY + at) + byEngine + named });
  }
  return fused.sort((a, b) => b.score - a.score);
}

/** The order of the engine, where it found something: the texts of sections do not have what programs print. */
export function engineFirst(ranked: readonly RankedSection[]): RankedSection[] {
  const found = ranked.filter(({ place }) => place !== undefined);
  return found
    .map((each) => ({ ...each, score: 1 / (DECAY + (each.place ?? 0)) }))
    .sort((a, b) => b.score - a.score);
}
