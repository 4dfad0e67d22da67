import { inOneLine } from '../readSampleText';
import type { Expectation } from './expectation';

const CODE = /(`+)(.+?)\1/g;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]);
}

/**
 * Checks the sentences of a sample: the page must contain each of them literally, and their inline code must
 * occur in the files or the expectation of the sample.
 *
 * @param prose the text of the page outside of fences, in one line
 */
export function checkSentences(
  prose: string,
  files: Readonly<Record<string, string>>,
  { says, ...expectation }: Expectation,
): string[] {
  const proven = textsIn({ files, expectation });
  return says.map(inOneLine).flatMap((sentence) => {
    if (!prose.includes(sentence)) {
      return [`says: the page does not contain "${sentence}" → correct the page, or this sentence`];
    }
    const codes = [...sentence.matchAll(CODE)].map(([, , code = '']) => code.trim());
    return codes
      .filter((code) => !proven.some((text) => text.includes(code)))
      .map((code) => `says: \`${code}\` is in no file of the sample and in none of its outcomes`);
  });
}
