import { readFileSync } from 'node:fs';
import { readSections, type Section } from './readSections';
import { sectionTimes } from './sectionTimes';
import { type StaleSection, staleSections } from './staleSections';

/** The files of a translation and of its source, by their full names. */
export interface TranslationPair {
  file: string;
  source: string;
  /** What the translation was made from, by the key of the section. */
  stored?: Readonly<Record<string, string>>;
}

const readFile = (file: string) => readSections(readFileSync(file, 'utf8'), file);

/**
 * The sections that changed after their translation, as the files are now.
 *
 * @param read the sections of a page, for who has parsed it
 * @throws if a page is no MDX
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
