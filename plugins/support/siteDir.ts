import type { CheckedEnvironment } from './checkedEnvironment';
import { DEFAULT_OUT_DIR } from './outDir';

/** Returns the comma-separated folders in `SITE_DIR`. The server accepts several. */
export const siteFolders = (text: string | undefined): string[] =>
  (text ?? DEFAULT_OUT_DIR)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/**
 * Returns the folder of the built site for a command: `SITE_DIR`, or the default.
 *
 * @throws if `SITE_DIR` contains several folders, of which the command supports only one
 */
export function siteFolder(read: CheckedEnvironment): string {
  const [first, ...others] = siteFolders(read.text('SITE_DIR'));
  if (first !== undefined && others.length === 0) return first;
  return read.refuse(
    'SITE_DIR',
    `a single folder for this command, such as "${first ?? DEFAULT_OUT_DIR}"`,
  );
}
