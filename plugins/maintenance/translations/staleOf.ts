import { readFileSync } from 'node:fs';
import { readSections, type Section } from './readSections';
import { sectionTimes } from './sectionTimes';
import { type StaleSection, staleSections } from './staleSections';

/** The absolute paths of a translation and its original. */
export interface TranslationPair {
  file: string;
  source: string;
  /** The hashes of the translated texts, by section key. */
  stored?: Readonly<Record<string, string>>;
}

const readFile = (file: string) => readSections(readFileSync(file, 'utf8'), file);

/**
 * Returns the sections that changed after their translation, from the current files.
 *
 * @param read reads the sections of a page, if it is already parsed
 * @throws if a page has a syntax error
 */
export function staleOf(
  { file, source, stored }: TranslationPair,
  read: (file: string) => Section[] = readFile,
): StaleSection[] {
  const sections = read(source);
  return staleSections(sections, {
    stored,
    times: () => ({
      source: sectionTimes(source, sections),
      translation: sectionTimes(file, read(file)),
    }),
  });
}
