import { inOneLine } from '../readSampleText';
import type { Expectation } from './expectation';
import { showsCode } from './showsCode';
import { withoutComments } from './withoutComments';

const CODE = /(`+)(.+?)\1/g;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]);
}

/**
 * Checks the sentences of a sample: the page must contain each of them literally, and their inline code must
 * occur in the files or the expectation of the sample. A comment proves nothing.
 *
 * @param prose the text of the page outside of fences, in one line
 */
export function checkSentences(
  prose: string,
  files: Readonly<Record<string, string>>,
  { says, ...expectation }: Expectation,
): string[] {
  const outcomes = textsIn(expectation);
  const scripts = new Map<string, string>();
  const scriptOf = (file: string, text: string) => {
    const script = scripts.get(file) ?? withoutComments(file, text);
    scripts.set(file, script);
    return script;
  };
  const isProvenBy = (shows: (text: string) => boolean) =>
    outcomes.some(shows) ||
    Object.entries(files).some(
      ([file, text]) => shows(file) || (shows(text) && shows(scriptOf(file, text))),
    );
  // Most code occurs literally, and looking for other notations takes longer.
  const isProven = (code: string) =>
    isProvenBy((text) => text.includes(code)) || isProvenBy((text) => showsCode(text, code));
  return says.map(inOneLine).flatMap((sentence) => {
    if (!prose.includes(sentence)) {
      return [`says: the page does not contain "${sentence}" → correct the page, or this sentence`];
    }
    const codes = [...sentence.matchAll(CODE)].map(([, , code = '']) => code.trim());
    return codes
      .filter((code) => !isProven(code))
      .map((code) => `says: \`${code}\` is in no file of the sample and in none of its outcomes`);
  });
}
