import { readFileSync } from 'node:fs';
import { readSections } from './readSections';
import { sectionTimes } from './sectionTimes';
import { type StaleSection, staleSections } from './staleSections';

/** The files of a translation and of its source, by their full names. */
export interface TranslationPair {
  file: string;
  source: string;
  /** What the translation was made from, by the key of the section. */
  stored?: Readonly<Record<string, string>>;
}

/**
 * The sections that changed after their translation, as the files are now.
 *
 * @throws if a page is no MDX
 */
export function staleOf({ file, source, stored }: TranslationPair): StaleSection[] {
  const read = (from: string) => readSections(readFileSync(from, 'utf8'), from);
  const sections = read(source);
  return staleSections(sections, {
    stored,
    times: () => ({
      source: sectionTimes(source, sections),
      translation: sectionTimes(file, read(file)),
    }),
  });
}
