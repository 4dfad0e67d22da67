import type { OutputRecord } from './outputRecord';
import { outputWords } from './outputWords';
import { sizeText } from './sizeText';

/** How many files the summary names. */
const NAMED_FILES = 3;

/** The line that readers see before they expand an output. */
export interface OutputSummary {
  /** `Output of Rspack 2.3.2:` */
  label: string;
  files: readonly { name: string; size: string }[];
  /** What follows the files: the number of other files, errors and warnings. */
  counts: readonly string[];
}

/** The summary of a record in the language of a page. */
export function outputSummary(
  { files, errors = [], warnings = [] }: OutputRecord,
  maker: string,
  lang: string,
): OutputSummary {
  const words = outputWords(lang);
  const named = files
    .slice(0, NAMED_FILES)
    .map(([name, bytes]) => ({ name, size: sizeText(bytes) }));
  const others = files.length - named.length;
  return {
    label: words.outputOf.replace('{maker}', maker),
    files: named,
    counts: [
      ...(others > 0 ? [words.moreFiles.replace('{count}', String(others))] : []),
      ...(errors.length > 0 ? [words.errors.replace('{count}', String(errors.length))] : []),
      ...(warnings.length > 0 ? [words.warnings.replace('{count}', String(warnings.length))] : []),
      ...(files.length + errors.length === 0 ? [words.nothing] : []),
    ],
  };
}

/** The whole record as lines of text. */
export function outputLines(record: OutputRecord, lang: string): string {
  const { files, errors = [], warnings = [], printed } = record;
  const words = outputWords(lang);
  return [
    files.map(([name, bytes]) => `${name}  ${bytes} B`).join('\n'),
    ...errors,
    ...warnings,
    ...(printed === undefined ? [] : [`${words.printed}\n${printed}`]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
