import type { Section } from '../../../translations/readSections';

/** A problem with the headings of a translation, with its line. */
export interface HeadingProblem {
  line: number;
  message: string;
}

const name = ({ id, title }: Section) => `#${id} (${title})`;

/**
 * Compares the headings of a translation with those of the original: the same ids at the same levels, in the
 * same order. Titles may differ.
 *
 * @param file the file of the original
 */
export function compareHeadings(
  source: readonly Section[],
  translation: readonly Section[],
  file: string,
): HeadingProblem[] {
  const byKey = new Map(translation.map((section) => [section.key, section]));
  const sourceKeys = new Set(source.map(({ key }) => key));
  const problems: HeadingProblem[] = [];
  let line = 1;

  for (const section of source) {
    const own = byKey.get(section.key);
    if (!own) {
      const message = `there is no heading ${name(section)}, which is at ${file}:${section.line} → add it here, or add {#${section.id}} to its heading`;
      problems.push({ line, message });
      continue;
    }
    if (own.level !== section.level) {
      const message = `${name(own)} is a heading of level ${own.level}, at ${file}:${section.line} of level ${section.level} → make them the same`;
      problems.push({ line: own.line, message });
    }
    line = own.line;
  }
  for (const own of translation.filter(({ key }) => !sourceKeys.has(key))) {
    const message = `the heading ${name(own)} is not in ${file} → add the ID of its source to it, as {#id}, or remove it`;
    problems.push({ line: own.line, message });
  }

  const shared = source.filter(({ key }) => byKey.has(key));
  const inOrder = translation.filter(({ key }) => sourceKeys.has(key));
  const first = inOrder.findIndex(({ key }, index) => key !== shared[index]?.key);
  const wrong = inOrder[first];
  const wanted = shared[first];
  if (wrong && wanted) {
    const message = `${name(wrong)} is where ${file}:${wanted.line} has ${name(wanted)} → put the sections in the same order`;
    problems.push({ line: wrong.line, message });
  }
  return problems.sort((a, b) => a.line - b.line);
}
