import type { PageSection } from '../../../content/sections/types';
import { createSectionTerms, type SectionTerms } from './sectionTerms';
import { countTerms, createVocabulary, pageOf, type Vocabulary } from './vocabulary';

/** The source of answers: the sections of a language and version, and their terms. */
export interface AnswerDocs {
  vocabulary: Vocabulary;
  /** Returns a section by its address. */
  section: (url: string) => PageSection | undefined;
  /** Returns the terms of a section, by the part that contains them. */
  termsIn: (section: PageSection) => SectionTerms;
}

/** Creates the docs of a language and version from counted terms. */
export function openAnswerDocs(vocabulary: Vocabulary, section: AnswerDocs['section']): AnswerDocs {
  const termsIn = createSectionTerms(vocabulary.numberOf);
  return {
    vocabulary,
    section,
    termsIn: (found) => termsIn(found, section(pageOf(found))?.keywords ?? []),
  };
}

/**
 * Creates the same from sections whose terms are not counted yet, for the dev server and small sites.
 *
 * @param subject words that occur in questions regardless of their topic
 */
export function countedDocs(
  sections: readonly PageSection[],
  subject: readonly string[] = [],
): AnswerDocs {
  const byUrl = new Map(sections.map((section) => [section.url, section]));
  const vocabulary = createVocabulary(countTerms(sections), subject);
  return openAnswerDocs(vocabulary, (url) => byUrl.get(url));
}
