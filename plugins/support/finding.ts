/** An edit that fixes a finding, if only one correction is possible. */
export interface Fix {
  /** The text to replace, which occurs exactly once in the line of the finding from its column on. */
  find: string;
  write: string;
  /** Whether to replace all occurrences in the file. @default false */
  everywhere?: boolean;
}

/** A problem in the docs, which `npm run docs:check` prints as a line. */
export interface Finding {
  /** The name of the check. */
  check: string;
  /** The path of the file, relative to the folder of the site. */
  file: string;
  /** The line, starting from 1. It is 1 if the finding is about the whole file. */
  line: number;
  /** The column, starting from 1, if the finding is about a position in the line. */
  column?: number;
  /** The message, which states the problem, the invalid value and the correction. */
  message: string;
  /** The fix that `lectern check --fix` applies. @default none: a person must decide */
  fix?: Fix;
}

/** Formats a finding as an annotation of GitHub Actions: `::error file=docs/a.mdx,line=3::…` */
export function findingAnnotation({ file, line, column, check, message }: Finding): string {
  const escaped = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const place = [`file=${property(file)}`, `line=${line}`, ...(column ? [`col=${column}`] : [])];
  return `::error ${place.join(',')},title=${property(check)}::${escaped(message)}`;
}

/** Formats a finding as a line: `docs/v2/en/config/output.mdx:41 options: …` */
export function findingText({ file, line, column, check, message }: Finding): string {
  const place = column === undefined ? line : `${line}:${column}`;
  return `${file}:${place} ${check}: ${message}`;
}
