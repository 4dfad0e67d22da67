import os from 'node:os';
import path from 'node:path';
import type { Environment } from '../../../support/checkedEnvironment';

/** The previous default location of the database, relative to the working directory of the server. */
export const EARLIER_DATABASE = '.data/ask-ai.db';

/** Returns the folder name of a site: `Rspack Docs` → `rspack-docs`. A site without a title is `site`. */
export function siteFolder(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-').slice(0, 60) || 'site';
}

/** Returns the home folder of the user. @throws if the system does not know the user, as in some containers */
function homeOfUser(): string {
  try {
    return os.homedir();
  } catch {
    throw new Error(
      '[ask-ai] there is no place for the database, because this user has no home folder → set ASK_AI_DATABASE to a file outside of the checkout, to a libSQL server, or to "off"',
    );
  }
}

/** Returns the folder for the state of programs: systemd's for a service, or else that of the user. */
function stateFolder(env: Environment): string {
  const given = [env.STATE_DIRECTORY?.split(':')[0], env.XDG_STATE_HOME];
  // Both variables are only valid as absolute paths.
  const found = given.find((folder) => folder !== undefined && path.isAbsolute(folder));
  if (found) return found;
  if (process.platform === 'win32' && env.LOCALAPPDATA) return env.LOCALAPPDATA;
  return path.join(env.HOME || homeOfUser(), '.local/state');
}

/**
 * Returns the default location of a site's database. It is outside of the working copy and the output, where builds
 * and clean-ups would remove it.
 *
 * @param title the title of the site
 */
export function defaultDatabase(title: string, env: Environment): string {
  return path.join(stateFolder(env), 'lectern', siteFolder(title), 'ask-ai.db');
}
