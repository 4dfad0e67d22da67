import type { Corpus, CountedSection, TermCounts } from './corpus';
import { type QuestionKind, questionKind } from './questionKind';
import { questionTerms } from './terms';

/** A section and how well it answers. */
export interface RankedSection {
  section: CountedSection;
  score: number;
  /** How much of what the question says the section says too, from 0 to 1. */
  coverage: number;
}

const WEIGHTS = { heading: 2.2, parents: 0.9, prose: 1, code: 0.35 };
const SATURATION = 1.2;
const LENGTH_EFFECT = 0.5;

const has = (counts: TermCounts, term: string) => (counts.has(term) ? 1 : 0);

function proseShare(section: CountedSection, term: string, averageLength: number): number {
  const count = section.prose.get(term) ?? 0;
  const length = 1 - LENGTH_EFFECT + LENGTH_EFFECT * (section.length / averageLength);
  return (count * (SATURATION + 1)) / (count + SATURATION * length);
}

/** How much of a heading the question says: `CSS Modules` in full, half of `CSS Modules and Sass`. */
function headingShare({ heading }: CountedSection, terms: readonly string[]): number {
  const said = terms.filter((term) => heading.has(term)).length;
  return heading.size === 0 ? 0 : said / heading.size;
}

function kindFactor({ record, heading }: CountedSection, kind: QuestionKind): number {
  const isName = /[a-z]\.[a-z]|[a-z][A-Z]/.test(record.hierarchy[record.type] ?? '');
  if (kind === 'option') return isName ? 1.25 : 1;
  if (kind === 'how') return record.code.length > 0 ? 1.15 : 1;
  if (kind === 'what') return heading.size > 0 && record.type === 'lvl1' ? 1.05 : 1;
  return 1;
}

/** Orders sections by how well they answer a question. */
export function rankSections(
  question: string,
  candidates: readonly CountedSection[],
  { weight, averageLength }: Corpus,
): RankedSection[] {
  const terms = questionTerms(question);
  const kind = questionKind(question);
  const weights = terms.map(weight);
  const all = weights.reduce((sum, value) => sum + value, 0) || 1;

  const ranked = candidates.map((section) => {
    let score = 0;
    let covered = 0;
    terms.forEach((term, at) => {
      const value = weights[at] ?? 0;
      const prose = proseShare(section, term, averageLength);
      const heading = has(section.heading, term);
      const parents = has(section.parents, term);
      const code = has(section.code, term);
      score +=
        value *
        (WEIGHTS.heading * heading +
          WEIGHTS.parents * parents +
          WEIGHTS.prose * prose +
          WEIGHTS.code * code);
      if (prose > 0 || heading || parents || code) covered += value;
    });
    const coverage = covered / all;
    const fit = 1 + 0.5 * headingShare(section, terms);
    return { section, coverage, score: score * (0.3 + coverage) * fit * kindFactor(section, kind) };
  });
  return ranked.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
}
