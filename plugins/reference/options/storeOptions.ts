import { readFileSync } from 'node:fs';
import type { OptionsData } from './optionData';

/** Formats entries in their original order, one per line. */
function linesOf(entries: Readonly<Record<string, unknown>>): string {
  return Object.entries(entries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n');
}

/** Formats data for its file, with one line per option and type for readable diffs. */
export function optionsJson({ options, types = {}, ...about }: OptionsData): string {
  const head = JSON.stringify(about, undefined, 2).replace(/\n}$/, '');
  return `${head},\n  "types": {\n${linesOf(types)}\n  },\n  "options": {\n${linesOf(options)}\n  }\n}\n`;
}

/** Reads the options of a version. */
export function readOptions(file: string): OptionsData {
  return JSON.parse(readFileSync(file, 'utf8'));
}
