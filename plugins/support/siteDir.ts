import type { CheckedEnvironment } from './checkedEnvironment';
import { DEFAULT_OUT_DIR } from './outDir';

/** The folders that `SITE_DIR` names, between commas: the server takes several. */
export const siteFolders = (text: string | undefined): string[] =>
  (text ?? DEFAULT_OUT_DIR)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/**
 * The folder of the built site that a command is about: `SITE_DIR`, or the default.
 *
 * @throws if there are several, of which the command could only mean one
 */
export function siteFolder(read: CheckedEnvironment): string {
  const [first, ...others] = siteFolders(read.text('SITE_DIR'));
  if (first !== undefined && others.length === 0) return first;
  return read.refuse(
    'SITE_DIR',
    `a single folder for this command, such as "${first ?? DEFAULT_OUT_DIR}"`,
  );
}
