import type { ExitCode } from './exitCodes';

/** Where a command says what it has to say. */
export interface Terminal {
  /** A line for people or machines, on the standard output. */
  write: (line: string) => void;
  /** A line beside it, which is no result. */
  note: (line: string) => void;
  /** How the process ends; without it, as if all went well. */
  end: (code: ExitCode) => void;
}

/** The flag of commands that machines read. */
export const JSON_FLAG = ['--json', 'print the result as JSON'] as const;

/** The flag of commands that work on the settings of a site. */
export const CONFIG_FLAG = [
  '-c, --config <file>',
  'settings file of the site (default: rspress.config.ts)',
] as const;

/** A result as it is printed for machines. */
export const jsonText = (value: unknown) => JSON.stringify(value, undefined, 2);
