import { themeEntryPoint } from '../../support/themeEntryPoint';
import { readExports } from '../theme/readExports';
import { isOfLecternTheme } from '../theme/themeDir';

/** The function of a theme that returns the components for the elements of a text. */
const COMPONENTS = 'getCustomMDXComponent';

/** Whether the theme of a site exports its own components for the elements of a text. */
export function replacesElements(themeDir: string | undefined): boolean {
  const entryPoint = themeDir === undefined ? undefined : themeEntryPoint(themeDir);
  if (!entryPoint) return false;
  return readExports(entryPoint).some(
    ({ name, file }) => name === COMPONENTS && !isOfLecternTheme(file),
  );
}
