/** How a command ends; `lectern --help` says it too. */
export const EXIT = {
  /** Everything is as it should be. */
  ok: 0,
  /** Something was found, or the work failed. */
  findings: 1,
  /** The command cannot be understood. */
  usage: 2,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
