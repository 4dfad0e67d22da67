/** The options of a cut. */
export interface CutOptions {
  /** The name of the new version: `v3`. */
  version: string;
  /** The folder of the site. */
  cwd: string;
  /** The folder that contains a folder for each version. */
  docDir: string;
  /** The file that contains `multiVersion`. */
  configFile: string;
  /** The file that lists the package of each version. Not set if samples are not tested. */
  bundlersFile?: string;
  /** Sections that do not belong to a version, such as news. Only the newest version has them. */
  onlyNewest: readonly string[];
  /** Whether to cut despite uncommitted changes. */
  isForced?: boolean;
}

/**
 * Stops a cut before anything is written, or after all changes were undone. The message contains the remedy.
 */
export class CutError extends Error {
  override name = 'CutError';

  constructor(lines: readonly string[]) {
    super(`[cut] nothing was cut:\n${lines.map((line) => `  ${line}`).join('\n')}`);
    this.stack = this.message;
  }
}
