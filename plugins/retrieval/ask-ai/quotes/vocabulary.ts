import type { PageSection } from '../../../content/sections/types';
import { askingTerms, termsOf } from './terms';
import { titlesOf } from './titles';

/** The number of sections of a language and version that contain each term, in a serializable form. */
export interface TermCounts {
  sections: number;
  terms: string[];
  /** The counts, in the order of the terms. */
  counts: number[];
  /** The numbers of the terms in headings, which are the topics of the docs. */
  topics: number[];
}

/** The terms of the docs of a language and version. */
export interface Vocabulary {
  sections: number;
  numberOf: (term: string) => number | undefined;
  /** Returns the weight of a term. Rare terms have a high weight, unknown ones the highest. */
  weight: (term: string) => number;
  isTopic: (term: string) => boolean;
  /** Terms that occur in questions regardless of their topic. */
  asking: ReadonlySet<string>;
}

/** Returns the address of a section's page. */
export function pageOf({ url }: Pick<PageSection, 'url'>): string {
  return url.split('#', 1)[0] ?? '';
}

/** Counts the terms of sections, which takes about 0.5 s for 1,500 sections. */
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
    const found = new Set(termsOf([...texts, ...questions].join('\n')).map(numberOf));
    for (const number of found) counts[number] = (counts[number] ?? 0) + 1;
    for (const term of termsOf(titles.at(-1) ?? '')) topics.add(numberOf(term));
  }
  return { sections: sections.length, terms: [...numbers.keys()], counts, topics: [...topics] };
}

/**
 * Creates a vocabulary from counted terms.
 *
 * @param subject words that occur in questions regardless of their topic
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
