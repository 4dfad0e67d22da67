import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ownFile } from '../../support/ownFile';

/** The theme of Lectern. */
export const lecternTheme = path.dirname(ownFile(import.meta.url, '../../../theme/index'));

/** What Rspress writes for a site that says nothing, before any plugin is asked. */
const STOCK_FOLDER = 'theme';

const DOORS = ['tsx', 'ts', 'jsx', 'js', 'mjs'].map((type) => `index.${type}`);

/** The file of a theme that exports its parts; `undefined` for a folder that is no theme. */
export function themeDoor(folder: string): string | undefined {
  return DOORS.map((name) => path.join(folder, name)).find((file) => existsSync(file));
}

/**
 * The folder of the theme: the site's own, or Lectern's for a site that has none.
 *
 * @param given `themeDir` of the settings, which Rspress sets to `theme` where a site does not
 * @throws if the site names a folder that has no `index` file: Rspress would go on with its own theme
 */
export function chooseThemeDir(given?: string, cwd: string = process.cwd()): string {
  const folder = path.resolve(cwd, given ?? STOCK_FOLDER);
  if (themeDoor(folder)) return folder;
  if (folder === path.join(cwd, STOCK_FOLDER)) return lecternTheme;
  throw new Error(
    `[theme] themeDir is "${given}", which has no index.tsx → write one that begins with "export * from" the theme of Lectern, or leave themeDir out`,
  );
}
