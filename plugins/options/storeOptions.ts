import { readFileSync } from 'node:fs';
import type { OptionsData } from './optionData';

/** Data as its file has it: a line for each option, so that a change is a line of a diff. */
export function optionsJson({ options, ...about }: OptionsData): string {
  const lines = Object.entries(options)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, option]) => `    ${JSON.stringify(path)}: ${JSON.stringify(option)}`);
  const head = JSON.stringify(about, undefined, 2).replace(/\n}$/, '');
  return `${head},\n  "options": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** Reads the data of a version. */
export function readOptions(file: string): OptionsData {
  return JSON.parse(readFileSync(file, 'utf8'));
}
