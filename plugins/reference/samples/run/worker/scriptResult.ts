import { stripVTControlCharacters } from 'node:util';

/** The time limit of a script in milliseconds. */
export const RUN_LIMIT_MS = 50_000;

/** The text that a script printed to stdout, and separately to stderr. */
export interface ScriptResult {
  printed: string;
  stderr: string;
}

/** What Node.js prints of an uncaught error: the place, the line of code, the error with its stack, the version. */
const UNCAUGHT = /^[^\n]+:\d+\n[^\n]*\n[ \t]*\^+\n+([\s\S]+?)(?:\n {4}at [\s\S]*)?\n+Node\.js v\d/m;

/** Returns the message of an uncaught error, without its place and stack, as a thread reports it. */
const faultText = (stderr: string) => UNCAUGHT.exec(stderr)?.[1] ?? stderr;

/**
 * Returns the result of a script from what it printed.
 *
 * @param failure why the script failed, for one that printed no error itself. @default it did not fail
 */
export function scriptResult(stdout: string, stderr: string, failure?: string): ScriptResult {
  const errorText = stripVTControlCharacters(stderr);
  if (failure === undefined) return { printed: stdout, stderr: errorText };
  const fault = errorText || failure;
  return { printed: `${stdout}\n${faultText(fault)}`, stderr: fault };
}
