import type { PageSection } from '../../../content/sections/types';
import { askingTerms, termsOf } from './terms';
import { titlesOf } from './titles';

/** How many sections of a language and version have each term, in a form that a file can hold. */
export interface TermCounts {
  sections: number;
  terms: string[];
  /** In the order of the terms. */
  counts: number[];
  /** Terms of headings, by their numbers: what the docs are about. */
  topics: number[];
}

/** What the terms of a question say in the docs of a language and version. */
export interface Vocabulary {
  sections: number;
  numberOf: (term: string) => number | undefined;
  /** How much a term says: rare ones say more, one that no section has says most. */
  weight: (term: string) => number;
  isTopic: (term: string) => boolean;
  /** Terms with which questions are put, whatever they are about. */
  asking: ReadonlySet<string>;
}

/** The address of the page of a section. */
export function pageOf({ url }: Pick<PageSection, 'url'>): string {
  return url.split('#', 1)[0] ?? '';
}

/** Counts the terms of sections: 1 500 sections take about 0.5 s. */
export function countTerms(sections: readonly PageSection[]): TermCounts {
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const topics = new Set<number>();
  const keywordsOf = new Map<string, readonly string[]>();
  for (const { type, url, keywords } of sections) {
    if (type === 'lvl1') keywordsOf.set(url, keywords);
  }
  const numberOf = (term: string) => {
    const number = numbers.get(term) ?? numbers.size;
    numbers.set(term, number);
    return number;
  };
  for (const section of sections) {
    const { hierarchy, content, code, questions } = section;
    const titles = titlesOf(hierarchy);
    const keywords = keywordsOf.get(pageOf(section)) ?? [];
    const texts = [...titles, ...keywords, content ?? '', ...code.map(({ text }) => text)];
    const said = new Set(termsOf([...texts, ...questions].join('\n')).map(numberOf));
    for (const number of said) counts[number] = (counts[number] ?? 0) + 1;
    for (const term of termsOf(titles.at(-1) ?? '')) topics.add(numberOf(term));
  }
  return { sections: sections.length, terms: [...numbers.keys()], counts, topics: [...topics] };
}

/**
 * Opens what was counted.
 *
 * @param subject words that questions name whatever they are about
 */
export function createVocabulary(
  { sections, terms, counts, topics }: TermCounts,
  subject: readonly string[] = [],
): Vocabulary {
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const ofTopics = new Set(topics);
  return {
    sections,
    numberOf: (term) => numbers.get(term),
    weight(term) {
      const number = numbers.get(term);
      const count = number === undefined ? 0 : (counts[number] ?? 0);
      return Math.log(1 + (sections - count + 0.5) / (count + 0.5));
    },
    isTopic: (term) => ofTopics.has(numbers.get(term) ?? -1),
    asking: askingTerms(subject),
  };
}
