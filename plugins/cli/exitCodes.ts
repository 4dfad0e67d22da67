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
