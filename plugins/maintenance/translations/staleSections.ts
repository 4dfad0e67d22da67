import type { Section } from './readSections';
import { sectionHash } from './sectionHash';

/** A section of an original that was added or changed after its translation. */
export interface StaleSection {
  section: Section;
  /** The hash of the translated text; `undefined` if the section is new or nothing is stored. */
  translatedFrom?: string;
}

/** The times of the last commits of a page's sections, in seconds, by section key. */
export type SectionTimes = ReadonlyMap<string, number>;

/** The stored state of a translation, or the times of commits. */
export interface TranslationFacts {
  /** The hashes of the translated texts, by section key. */
  stored?: Readonly<Record<string, string>>;
  /** Called only if no hashes are stored. */
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
 * Returns the sections of an original that a translation is outdated for: by the stored hashes or, for a page
 * without them, by the dates of commits.
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
