import type { Corpus, CountedSection } from './corpus';
import { type QuestionKind, questionKind } from './questionKind';
import { questionTerms, weightInQuestion } from './terms';

/** A section and how well it answers. */
export interface RankedSection {
  section: CountedSection;
  score: number;
  /** How much of what the question says the section says too, from 0 to 1. */
  coverage: number;
  /** Its place in what the engine found; the first is 0. */
  place?: number;
}

/** How the parts of a score weigh. They were chosen with the questions of `tests/ask`. */
const TUNING = {
  /** A term that is said again counts less and less. */
  saturation: 2.3,
  /** A section that says little of the question still counts so much. */
  coverageFloor: 0.3,
  /** What the rest of its page says of the question. */
  page: 0.2,
  /** A heading that says nothing but what is asked for. */
  heading: 0.5,
  /** What the engine found, the first most. */
  engine: 0.25,
  engineDecay: 5,
  /** A setting, where one is asked for; a part of a reference, where none is. */
  setting: 1.35,
  reference: 0.8,
  /** An example, where the question is how. */
  example: 1.35,
} as const;

/** How much of a heading the question says: `CSS Modules` in full, half of `CSS Modules and Sass`. */
function headingShare({ heading }: CountedSection, terms: readonly string[]): number {
  const said = terms.filter((term) => heading.has(term)).length;
  return heading.size === 0 ? 0 : said / heading.size;
}

/** Sections about a setting are what asks for one wants; all others are better served by a text. */
function kindFactor(section: CountedSection, kind: QuestionKind): number {
  if (kind === 'option') return section.isSetting ? TUNING.setting : 1;
  const fit = section.isReference ? TUNING.reference : 1;
  return kind === 'how' && section.record.code.length > 0 ? fit * TUNING.example : fit;
}

/**
 * Orders sections by how well they answer a question.
 *
 * @param found what the engine found for it, the best first
 */
export function rankSections(
  question: string,
  found: readonly string[],
  corpus: Corpus,
): RankedSection[] {
  const { sections, pages, postings, weight } = corpus;
  const terms = questionTerms(question, weight);
  const kind = questionKind(question);
  const places = new Map(found.map((id, at) => [id, at]));
  const scores = new Float64Array(sections.length);
  const covered = new Float64Array(sections.length);
  const pageCovered = new Float64Array(pages);
  let all = 0;
  for (const term of terms) {
    const value = weightInQuestion(term, corpus);
    const list = postings.get(term);
    all += value;
    let lastPage = -1;
    list?.sections.forEach((at, index) => {
      const strength = list.strengths[index] ?? 0;
      scores[at] = (scores[at] ?? 0) + (value * strength) / (strength + TUNING.saturation);
      covered[at] = (covered[at] ?? 0) + value;
      const page = sections[at]?.page ?? 0;
      // The sections of a page stand beside each other.
      if (page !== lastPage) pageCovered[page] = (pageCovered[page] ?? 0) + value;
      lastPage = page;
    });
  }
  const ranked: RankedSection[] = [];
  for (const section of sections) {
    const score = scores[section.at] ?? 0;
    if (score === 0) continue;
    const coverage = (covered[section.at] ?? 0) / all;
    const ofPage = (pageCovered[section.page] ?? 0) / all;
    const place = places.get(section.record.url);
    const bonus = place === undefined ? 0 : TUNING.engine / (1 + place / TUNING.engineDecay);
    const fit = 1 + TUNING.heading * headingShare(section, terms) + bonus;
    const reach = (TUNING.coverageFloor + coverage) * (1 + TUNING.page * ofPage);
    const whole = score * reach * fit * kindFactor(section, kind);
    ranked.push({ section, coverage, place, score: whole });
  }
  return ranked.sort((a, b) => b.score - a.score);
}
