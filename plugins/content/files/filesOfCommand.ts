import { createParser, type ReplaceRule } from '../tree/parseFile';
import { contentFiles } from './contentFiles';
import type { ContentFiles } from './pageFile';
import { NO_FOLDER } from './treeFolder';

/**
 * The files of the docs for a command, which knows no plugins.
 *
 * @param rules those of the site's `replaceRules`; without them files are read as they are written
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
