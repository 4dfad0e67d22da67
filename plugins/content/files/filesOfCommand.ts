import { buildEnvironment } from '../../support/buildInputs/environment';
import { createParser, type ReplaceRule } from '../tree/parseFile';
import { contentFiles } from './contentFiles';
import { keptTrees } from './keptTrees';
import type { ContentFiles } from './pageFile';
import { NO_FOLDER, type TreeFolder } from './treeFolder';

/** The settings of a command for reading files. */
export interface CommandFiles {
  /** The site's `replaceRules`. @default none */
  rules?: readonly ReplaceRule[];
  /** The trees of earlier builds and commands. @default none */
  kept?: TreeFolder;
}

/** Reads the files of the docs for a command, without plugins. */
export function filesOfCommand({ rules = [], kept = NO_FOLDER }: CommandFiles = {}): ContentFiles {
  const settings = { rules, additions: [], parse: createParser(), kept, isDev: false };
  return contentFiles(() => settings);
}

/**
 * Opens the trees of a site that earlier builds and commands have cached, unless the cache is off.
 *
 * @param docDir the absolute path of the folder of all pages
 */
export const treesForCommand = (docDir: string, cwd: string): TreeFolder =>
  buildEnvironment.RSPRESS_PERSISTENT_CACHE === 'false' ? NO_FOLDER : keptTrees({}, docDir, cwd);
