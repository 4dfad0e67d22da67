import type { Finding } from '../../../support/finding';
import type { VersionOptions } from '../compareOptions';
import type { Option } from '../optionData';
import { isConfigurationPath } from '../pageRoots';
import { codeSpan } from '../shared/codeSpan';
import { NOT_SET, type WrittenDefault } from '../writtenDefaults';
import { finding, requiredPaths } from './pageOptions';

/** Returns the values that the package applies, as code in Markdown. */
function appliedSpans({ default: applied }: Option): string[] {
  const values = typeof applied === 'object' ? Object.values(applied) : applied ? [applied] : [];
  return [...new Set(values)].filter((value) => value !== 'undefined').map(codeSpan);
}

function texts(written: WrittenDefault): string[] {
  return typeof written === 'string' ? [written] : Object.values(written);
}

function problemOf(path: string, written: WrittenDefault, option: Option | undefined) {
  if (!option) return `unknown option ${path} → correct its name, or remove the entry`;
  const spans = appliedSpans(option);
  if (written === NOT_SET && spans.length > 0) {
    return `${path} has no default in this file, but the package applies ${spans.join(', ')} → remove the entry`;
  }
  for (const text of texts(written)) {
    const lacking = spans.filter((span) => !text.includes(span));
    if (lacking.length > 0) {
      return `“${text}” contradicts the package, which applies ${lacking.join(', ')} to ${path} → name every value that it applies, or remove the entry`;
    }
    if (spans.length === 1 && text === spans[0]) {
      return `${path} is already ${text} in the package → remove the entry`;
    }
  }
  return undefined;
}

/** Whether the default of an option is unknown: not in the package, its type, or the data. */
function isDefaultUnknown(path: string, { defaults, data }: VersionOptions): boolean {
  const option = data.options[path];
  return !isConfigurationPath(path) && !option?.required && !defaults.has(path);
}

/**
 * Finds manual defaults that contradict the package or belong to unknown options, and options without a
 * default.
 */
export function writtenFindings(
  known: VersionOptions,
  /** The file of the manual defaults, relative to the folder of the site. */
  file: string,
): Finding[] {
  const { defaults, data, lineOf } = known;
  const wrong = [...defaults].flatMap(([path, written]) => {
    const problem = problemOf(path, written, data.options[path]);
    return problem ? [finding({ file }, lineOf(path), problem)] : [];
  });
  const unsaid = requiredPaths(data)
    .filter((path) => isDefaultUnknown(path, known))
    .map((path) =>
      finding(
        { file },
        1,
        `the default of ${path} is unknown → write it: “${path}: '\`value\`'”, “{ en: …, zh: … }” or “${NOT_SET}”`,
      ),
    );
  return [...wrong, ...unsaid];
}
