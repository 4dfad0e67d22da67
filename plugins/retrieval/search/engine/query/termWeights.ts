import { weightOf } from '../format/proseWeights.ts';
import type { Heading } from '../lexicon/heading.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

const PARENT = 0.2;
const PROSE = 2;
const PROSE_SATURATION = 1.2;
/** What stands in code says less than the same in a sentence … */
const CODE = 1.5;
/** … but for a word that the docs say nowhere else, the code is what is looked for. */
const CODE_ONLY = 5;

/** How much the places of a word count. */
export interface FieldShares {
  heading: number;
  prose: number;
  code: number;
}

export const EVERY_FIELD: FieldShares = { heading: 1, prose: 1, code: 1 };
/**
 * In a question, text counts as much as headings, because readers who ask rarely know the title of the section. The sum is
 * chosen so that scores stay comparable to those with `EVERY_FIELD`, which the thresholds for scores are based on.
 */
export const QUESTION: FieldShares = { heading: 0.62, prose: 1.86, code: 0.62 };
/** What a program printed stands where the pages print it, or say what it means. */
export const MESSAGE: FieldShares = { heading: 0.3, prose: 1, code: 2 };

/** Reads how much sections are about terms; made for an index once, used for one term after the other. */
export interface TermWeights {
  /** By section; 0 where a section does not have the term. */
  weights: Float32Array;
  /** The sections that have it. */
  touched: number[];
}

/** A section of which a heading has a word that is looked for. */
export interface Named {
  heading: Heading;
  fame: number;
}

/** Adds what each section says about a term. */
function addTerm(
  term: string,
  lexicon: Lexicon,
  fields: FieldShares,
  named: Map<number, Named>,
  { weights, touched }: TermWeights,
): void {
  const add = (section: number, weight: number) => {
    if (weights[section] === 0) touched.push(section);
    weights[section] = (weights[section] ?? 0) + weight;
  };
  const inHeadings = lexicon.headings(term);
  for (let at = 0; inHeadings && at < inHeadings.sections.length; at++) {
    const section = inHeadings.sections[at] ?? 0;
    const weight = (inHeadings.weights[at] ?? 0) * fields.heading;
    add(section, weight);
    const heading = inHeadings.headings[at];
    if (heading) named.set(section, { heading, fame: inHeadings.fames[at] ?? 0 });
    const end = inHeadings.ends[at] ?? 0;
    for (let below = section + 1; below < end; below++) add(below, weight * PARENT);
  }
  const inProse = lexicon.prose(term);
  if (inProse) {
    const { sections, weights: stored } = inProse;
    for (let at = 0; at < sections.length; at++) {
      const weight = weightOf(stored?.[at] ?? 0);
      const share = (weight * (1 + PROSE_SATURATION)) / (weight + PROSE_SATURATION);
      add(sections[at] ?? 0, PROSE * share * fields.prose);
    }
  }
  const inCode = lexicon.code(term);
  if (!inCode) return;
  const { sections } = inCode;
  const weight = fields.code * (lexicon.isInText(term) ? CODE : CODE_ONLY);
  for (let at = 0; at < sections.length; at++) add(sections[at] ?? 0, weight);
}

/**
 * Tells for each section that has all of the terms how much it is about the one that it is least about.
 *
 * @param scratch zeros for every section, which it leaves behind as zeros
 * @param named gets the sections that have any of the terms in their heading
 */
export function weighTerms(
  terms: readonly string[],
  lexicon: Lexicon,
  fields: FieldShares,
  scratch: Float32Array,
  named: Map<number, Named>,
  tell: (section: number, weight: number) => void,
): void {
  let least: Map<number, number> | undefined;
  for (const [at, term] of terms.entries()) {
    const reader: TermWeights = { weights: scratch, touched: [] };
    addTerm(term, lexicon, fields, named, reader);
    const isLast = at === terms.length - 1;
    const next = new Map<number, number>();
    for (const section of reader.touched) {
      const weight = scratch[section] ?? 0;
      scratch[section] = 0;
      const before = least ? least.get(section) : weight;
      if (before === undefined) continue;
      if (isLast) tell(section, Math.min(before, weight));
      else next.set(section, Math.min(before, weight));
    }
    least = next;
  }
}
