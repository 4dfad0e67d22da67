import type { PageSection } from '../../../content/sections/types';
import { createSectionTerms, type SectionTerms } from './sectionTerms';
import { countTerms, createVocabulary, pageOf, type Vocabulary } from './vocabulary';

/** What answers are made of: the sections of a language and version, and what their words say. */
export interface AnswerDocs {
  vocabulary: Vocabulary;
  /** A section by its address. */
  section: (url: string) => PageSection | undefined;
  /** Where a section says what. */
  termsIn: (section: PageSection) => SectionTerms;
}

/** Opens sections with what was counted of them. */
export function openAnswerDocs(vocabulary: Vocabulary, section: AnswerDocs['section']): AnswerDocs {
  const termsIn = createSectionTerms(vocabulary.numberOf);
  return {
    vocabulary,
    section,
    termsIn: (found) => termsIn(found, section(pageOf(found))?.keywords ?? []),
  };
}

/**
 * The same of sections that nothing has been counted of, as the dev server and small sites have them.
 *
 * @param subject words that questions name whatever they are about
 */
export function countedDocs(
  sections: readonly PageSection[],
  subject: readonly string[] = [],
): AnswerDocs {
  const byUrl = new Map(sections.map((section) => [section.url, section]));
  const vocabulary = createVocabulary(countTerms(sections), subject);
  return openAnswerDocs(vocabulary, (url) => byUrl.get(url));
}
