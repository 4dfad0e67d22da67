/** The exit codes of commands, also documented in `lectern --help`. */
export const EXIT = {
  /** Success. */
  ok: 0,
  /** Problems were found, or the command failed. */
  findings: 1,
  /** Incorrect usage. */
  usage: 2,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The exit codes in the help of a command line. */
export const EXIT_CODES = `
Exit codes:
  0  success
  1  problems were found, or the command failed
  2  incorrect usage`;
