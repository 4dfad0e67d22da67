/** What is cut, and where. */
export interface CutOptions {
  /** The name of the new version: `v3`. */
  version: string;
  /** The folder of the site. */
  cwd: string;
  /** The folder with a folder for each version. */
  docDir: string;
  /** The file that says `multiVersion`. */
  configFile: string;
  /** The file that says which package documents each version; none where samples are not tested. */
  bundlersFile?: string;
  /** Sections that are about the site or the day and not about a version: they stay in the newest only. */
  onlyNewest: readonly string[];
  /** Cuts although files are changed and not committed. */
  isForced?: boolean;
}

/** Stops before anything is written, or after all was put back; the message says what to do. */
export class CutError extends Error {
  override name = 'CutError';

  constructor(lines: readonly string[]) {
    super(`[cut] nothing was cut:\n${lines.map((line) => `  ${line}`).join('\n')}`);
    this.stack = this.message;
  }
}
