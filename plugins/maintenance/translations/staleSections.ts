import type { Section } from './readSections';
import { sectionHash } from './sectionHash';

/** A section of a source that was changed, or written, after its translation. */
export interface StaleSection {
  section: Section;
  /** The hash of the text that was translated; none where the section is new or nothing is stored. */
  translatedFrom?: string;
}

/** When the sections of a page were committed last, in seconds by their keys. */
export type SectionTimes = ReadonlyMap<string, number>;

/** What is known of a translation. */
export interface TranslationFacts {
  /** What it was translated from, by the key of the section. */
  stored?: Readonly<Record<string, string>>;
  /** Asked only where nothing is stored. */
  times?: () => { source: SectionTimes; translation: SectionTimes };
}

function changedLater(sections: readonly Section[], times: TranslationFacts['times']) {
  const { source, translation } = times?.() ?? {};
  return sections.filter(({ key }) => {
    const changed = source?.get(key);
    const translated = translation?.get(key);
    return changed !== undefined && translated !== undefined && changed > translated;
  });
}

/**
 * The sections of a source that a translation does not say as they are now: by the stored hashes or,
 * for a page without them, by the dates of commits.
 */
export function staleSections(
  source: readonly Section[],
  { stored, times }: TranslationFacts,
): StaleSection[] {
  if (!stored) return changedLater(source, times).map((section) => ({ section }));
  return source
    .filter(({ key, text }) => stored[key] !== sectionHash(text))
    .map((section) => ({ section, translatedFrom: stored[section.key] }));
}
