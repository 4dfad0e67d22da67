import { readFileSync } from 'node:fs';
import type { OptionsData } from './optionData';

/** Entries in their order, one on a line. */
function linesOf(entries: Readonly<Record<string, unknown>>): string {
  return Object.entries(entries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n');
}

/** Data as its file has it: a line for each option and type, so that a change is a line of a diff. */
export function optionsJson({ options, types = {}, ...about }: OptionsData): string {
  const head = JSON.stringify(about, undefined, 2).replace(/\n}$/, '');
  return `${head},\n  "types": {\n${linesOf(types)}\n  },\n  "options": {\n${linesOf(options)}\n  }\n}\n`;
}

/** Reads the data of a version. */
export function readOptions(file: string): OptionsData {
  return JSON.parse(readFileSync(file, 'utf8'));
}
