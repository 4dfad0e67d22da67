/** An edit that mends a finding, where only one thing can be meant. */
export interface Fix {
  /** What stands in the line of the finding, from its column on, exactly once. */
  find: string;
  write: string;
  /** Whether it is wrong wherever it stands in the file. @default false */
  everywhere?: boolean;
}

/** Something wrong in the docs, as a line of the list that `npm run docs:check` prints. */
export interface Finding {
  /** The name of the check. */
  check: string;
  /** From the folder of the site. */
  file: string;
  /** From 1; 1 where the whole file is meant. */
  line: number;
  /** From 1, where one place in the line is meant. */
  column?: number;
  /** The problem, with the invalid value, and what to do about it. */
  message: string;
  /** What `lectern check --fix` writes. @default nothing: a person must decide */
  fix?: Fix;
}

/** What GitHub Actions shows at the line of the file: `::error file=docs/a.mdx,line=3::…` */
export function findingAnnotation({ file, line, column, check, message }: Finding): string {
  const escaped = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const place = [`file=${property(file)}`, `line=${line}`, ...(column ? [`col=${column}`] : [])];
  return `::error ${place.join(',')},title=${property(check)}::${escaped(message)}`;
}

/** `docs/v2/en/config/output.mdx:41 options: …` */
export function findingText({ file, line, column, check, message }: Finding): string {
  const place = column === undefined ? line : `${line}:${column}`;
  return `${file}:${place} ${check}: ${message}`;
}
