import { termsOf } from '../analysis/terms.ts';
import type { Postings } from '../format/postingLists.ts';
import type { Sections } from './sections.ts';

const OWN_HEADING = 8;
const PAGE_TITLE = 1.5;
const KEYWORD = 3.5;
const LENGTH_SHARE = 0.3;

interface Growing extends Postings {
  sections: number[];
  weights: number[];
}

/** Where each term is in headings, and how much a heading is about it; in the order of code units. */
export type HeadingTerms = ReadonlyMap<string, Required<Postings>>;

/** The terms of all headings, and of the keywords of pages. */
export function indexHeadings(sections: Sections): HeadingTerms {
  const terms = new Map<string, Growing>();
  const add = (term: string, section: number, weight: number) => {
    const postings = terms.get(term);
    if (!postings) {
      terms.set(term, { sections: [section], weights: [weight] });
      return;
    }
    const last = postings.sections.length - 1;
    if (postings.sections[last] === section) {
      postings.weights[last] = Math.max(postings.weights[last] ?? 0, weight);
    } else {
      postings.sections.push(section);
      postings.weights.push(weight);
    }
  };
  const titles = Array.from({ length: sections.count }, (_, at) =>
    termsOf(sections.storedTitle(at)),
  );
  const average = titles.reduce((sum, title) => sum + title.length, 0) / Math.max(1, titles.length);
  for (const { page, first } of sections.pages) {
    for (let section = first; section < first + page.sections.length; section++) {
      const title = titles[section] ?? [];
      const dilution = 1 - LENGTH_SHARE + (LENGTH_SHARE * title.length) / average;
      const boost = section === first ? OWN_HEADING * PAGE_TITLE : OWN_HEADING;
      for (const term of title) add(term, section, (boost * 2) / (1 + dilution));
      if (section !== first) continue;
      for (const term of page.keywords.flatMap(termsOf)) add(term, section, KEYWORD);
    }
  }
  return new Map([...terms].sort(([a], [b]) => (a < b ? -1 : 1)));
}
