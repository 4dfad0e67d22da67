import path from 'node:path';
import process from 'node:process';
import { ownFile } from '../../support/ownFile';
import { themeEntryPoint } from '../../support/themeEntryPoint';

/** The folder of Lectern's theme. */
export const lecternTheme = path.dirname(ownFile(import.meta.url, '../../../theme/index'));

/** Returns whether a file belongs to Lectern's theme. In the repository, themes can import its files by path. */
export const isOfLecternTheme = (file: string) => file.startsWith(lecternTheme + path.sep);

/** Rspress's default of `themeDir`, which it applies before it runs plugins. */
const STOCK_FOLDER = 'theme';

/**
 * Returns the theme folder of the site, or Lectern's if the site has none.
 *
 * @param given `themeDir` of the settings, which Rspress sets to `theme` by default
 * @throws if the site sets a folder without an `index` file, because Rspress would use its own
 * theme
 */
export function chooseThemeDir(given?: string, cwd: string = process.cwd()): string {
  const folder = path.resolve(cwd, given ?? STOCK_FOLDER);
  if (themeEntryPoint(folder)) return folder;
  if (folder === path.join(cwd, STOCK_FOLDER)) return lecternTheme;
  throw new Error(
    `[theme] themeDir is "${given}", which has no index.tsx → write one that begins with "export * from" the theme of Lectern, or leave themeDir out`,
  );
}
