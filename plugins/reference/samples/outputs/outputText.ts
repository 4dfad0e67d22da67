import type { OutputRecord } from './outputRecord';
import { outputWords } from './outputWords';

/** So many files are named in the line that stays when the rest is closed. */
const NAMED_FILES = 3;

const KB = 1000;

/** `820 B`, `1.4 kB` */
export function sizeText(bytes: number): string {
  return bytes < KB ? `${bytes} B` : `${(bytes / KB).toFixed(1)} kB`;
}

/** What the closed output says: who made it, and what came out. */
export interface OutputSummary {
  /** `Output of Rspack 2.3.2:` */
  label: string;
  files: readonly { name: string; size: string }[];
  /** Behind the files: how many more there are, errors, warnings. */
  counts: readonly string[];
}

/** A record as its one line, in the language of a page. */
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
