import { termsOf } from '../analysis/terms.ts';
import { readWords } from '../analysis/words.ts';
import { createHeading, type Heading } from './heading.ts';
import type { Sections } from './sections.ts';

const OWN_HEADING = 8;
const PAGE_TITLE = 1.5;
const KEYWORD = 3.5;
const LENGTH_SHARE = 0.3;

/** The sections whose headings or page keywords contain a term. All lists have the same length. */
export interface HeadingPostings {
  /** Numbers of sections, ascending. */
  sections: ArrayLike<number>;
  /** The weight of the term in each heading. */
  weights: ArrayLike<number>;
  /** The end of the headings below each section. */
  ends: ArrayLike<number>;
  /** The fame of each section, from 0 to 15. */
  fames: ArrayLike<number>;
  headings: readonly Heading[];
}

interface Growing extends HeadingPostings {
  sections: number[];
  weights: number[];
  ends: number[];
  fames: number[];
  headings: Heading[];
}

/** The headings with each term, sorted by code units. */
export type HeadingTerms = ReadonlyMap<string, HeadingPostings>;

/** A title of two words as one word, because readers type `treeshaking` for `Tree shaking`. */
function joinedTitle(title: string): string | undefined {
  const [first, second, ...others] = readWords(title);
  if (!first || !second || others.length > 0) return undefined;
  return first.isUnspaced || second.isUnspaced ? undefined : first.term + second.term;
}

/** The terms of all headings, and of the keywords of pages. */
export function indexHeadings(sections: Sections): HeadingTerms {
  const terms = new Map<string, Growing>();
  const add = (term: string, section: number, heading: Heading, weight: number) => {
    let postings = terms.get(term);
    if (!postings) {
      postings = { sections: [], weights: [], ends: [], fames: [], headings: [] };
      terms.set(term, postings);
    }
    const last = postings.sections.length - 1;
    if (postings.sections[last] === section) {
      postings.weights[last] = Math.max(postings.weights[last] ?? 0, weight);
      return;
    }
    postings.sections.push(section);
    postings.weights.push(weight);
    postings.ends.push(sections.ends[section] ?? section + 1);
    postings.fames.push(sections.fames[section] ?? 0);
    postings.headings.push(heading);
  };
  const titles = Array.from({ length: sections.count }, (_, at) =>
    termsOf(sections.storedTitle(at)),
  );
  const average = titles.reduce((sum, title) => sum + title.length, 0) / Math.max(1, titles.length);
  for (const { page, first } of sections.pages) {
    for (let section = first; section < first + page.sections.length; section++) {
      const title = titles[section] ?? [];
      const heading = createHeading(sections.storedTitle(section));
      const dilution = 1 - LENGTH_SHARE + (LENGTH_SHARE * title.length) / average;
      const boost = section === first ? OWN_HEADING * PAGE_TITLE : OWN_HEADING;
      for (const term of title) add(term, section, heading, (boost * 2) / (1 + dilution));
      const joined = joinedTitle(sections.storedTitle(section));
      if (joined !== undefined) add(joined, section, heading, (boost * 2) / (1 + dilution));
      if (section !== first) continue;
      for (const term of page.keywords.flatMap(termsOf)) add(term, section, heading, KEYWORD);
    }
  }
  return new Map([...terms].sort(([a], [b]) => (a < b ? -1 : 1)));
}
