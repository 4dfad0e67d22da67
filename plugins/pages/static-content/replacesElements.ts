import { readExports } from '../theme/readExports';
import { lecternTheme, themeEntryPoint } from '../theme/themeDir';

/** The function of a theme that returns the components for the elements of a text. */
const COMPONENTS = 'getCustomMDXComponent';

/** Whether the theme of a site exports its own components for the elements of a text. */
export function replacesElements(themeDir: string | undefined): boolean {
  const door = themeDir === undefined ? undefined : themeEntryPoint(themeDir);
  if (!door) return false;
  return readExports(door).some(
    ({ name, file }) => name === COMPONENTS && !file.startsWith(lecternTheme),
  );
}
