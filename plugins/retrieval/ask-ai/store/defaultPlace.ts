import { homedir } from 'node:os';
import path from 'node:path';
import type { Environment } from '../../../support/checkedEnvironment';

/** Where the database was by default before, below the folder that the server is started in. */
export const EARLIER_DATABASE = '.data/ask-ai.db';

/** `Rspack Docs` → `rspack-docs`; a site without a name is `site`. */
export function siteFolder(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-').slice(0, 60) || 'site';
}

/** The folder for what programs keep: systemd's for the service, else that of the user. */
function stateFolder(env: Environment): string {
  const given = [env.STATE_DIRECTORY?.split(':')[0], env.XDG_STATE_HOME];
  // Both are only valid as absolute paths.
  const found = given.find((folder) => folder !== undefined && path.isAbsolute(folder));
  if (found) return found;
  if (process.platform === 'win32' && env.LOCALAPPDATA) return env.LOCALAPPDATA;
  return path.join(env.HOME || homedir(), '.local/state');
}

/**
 * Where the questions of a site are kept if nothing else is said: outside of the checkout and of the
 * output, of which builds and clean-ups remove what they do not know.
 *
 * @param title of the site
 */
export function defaultDatabase(title: string, env: Environment): string {
  return path.join(stateFolder(env), 'lectern', siteFolder(title), 'ask-ai.db');
}
