import type { ExitCode } from './exitCodes';

/** The output of a command. */
export interface Terminal {
  /** Writes a line of the result to standard output. */
  write: (line: string) => void;
  /** Writes a line that is not part of the result to standard error. */
  note: (line: string) => void;
  /** Sets the exit code. @default success */
  end: (code: ExitCode) => void;
}

/** The flag for machine-readable output. */
export const JSON_FLAG = ['--json', 'print the result as JSON'] as const;

/** The flag for the settings file of a site. */
export const CONFIG_FLAG = [
  '-c, --config <file>',
  'settings file of the site (default: rspress.config.ts)',
] as const;

/** Formats a result as JSON. */
export const jsonText = (value: unknown) => JSON.stringify(value, undefined, 2);
