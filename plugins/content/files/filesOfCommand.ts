import { createParser, type ReplaceRule } from '../tree/parseFile';
import { contentFiles } from './contentFiles';
import type { ContentFiles } from './pageFile';
import { NO_FOLDER } from './treeFolder';

/**
 * Reads the files of the docs for a command, without plugins.
 *
 * @param rules the site's `replaceRules`; none by default
 */
export function filesOfCommand(rules: readonly ReplaceRule[] = []): ContentFiles {
  const settings = {
    rules,
    additions: [],
    parse: createParser(),
    kept: NO_FOLDER,
    isDev: false,
  };
  return contentFiles(() => settings);
}
