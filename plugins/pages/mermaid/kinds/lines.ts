import { type DiagramLine, notDrawn, type ReadKind } from '../diagram';

/** A kind of line that the library supports. */
export interface LineForm {
  pattern: RegExp;
  /** Converts the line to the syntax of the library. @default unchanged */
  write?: (match: RegExpExecArray) => string;
  /** Describes the line. None for lines that only structure others. */
  describe?: (match: RegExpExecArray) => string;
}

/** A line that Mermaid supports and the library does not, with the remedy. */
export type UnknownForm = readonly [pattern: RegExp, remedy: string];

/** Creates a parser for diagrams whose lines are independent of each other. */
export function readLines(forms: readonly LineForm[], unknown: readonly UnknownForm[]): ReadKind {
  return (header, lines, report) => {
    const written: string[] = [];
    const said: string[] = [];
    const open: DiagramLine[] = [];
    for (const line of lines) {
      const form = forms.find(({ pattern }) => pattern.test(line.text));
      const match = form?.pattern.exec(line.text);
      const remedy = unknown.find(([pattern]) => pattern.test(line.text))?.[1];
      if (!form || !match || remedy) {
        report(line, notDrawn(line, remedy));
        continue;
      }
      written.push(form.write?.(match) ?? line.text);
      const text = form.describe?.(match);
      if (text) said.push(text);
      if (BEGINS.test(line.text)) open.push(line);
      if (ENDS.test(line.text) && !open.pop())
        report(line, `"${line.text}" does not close anything → remove it`);
    }
    for (const line of open)
      report(line, `"${line.text}" is not closed → add a line that closes it`);
    return { source: [header.text, ...written].join('\n'), summary: said.join('; ') };
  };
}

const BEGINS = /\{$|^(?:loop|alt|opt|par|critical|break)\b/;
const ENDS = /^(?:\}|end)$/;
