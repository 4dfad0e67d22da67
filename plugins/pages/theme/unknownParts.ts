import path from 'node:path';
import { nearestName } from '../../support/nearestName';
import { themeEntryPoint } from '../../support/themeEntryPoint';
import { type ExportedName, readExports } from './readExports';
import { entryPointNames, themeEntries } from './readParts';
import { chooseThemeDir, lecternTheme } from './themeDir';
import { stockNames } from './themeNames';

/** Parts of Rspress's theme that Lectern's theme does not show, with their replacements. */
export const STOCK_PARTS: Readonly<Record<string, string>> = {
  FallbackHeading: 'PageHeading',
  HomeBackground: 'HeroPicture',
  HomeFooter: 'SiteFooter',
  HoverGroup: 'NavSections',
  LlmsContainer: 'PageActions',
  LlmsCopyButton: 'PageActions',
  LlmsCopyRow: 'PageActions',
  LlmsOpenRow: 'PageActions',
  LlmsViewOptions: 'PageActions',
  NavList: 'NavSections',
  OverviewGroup: 'Overview',
  PrevNextPage: 'DocFooter',
  ReadPercent: 'Outline',
  SearchButton: 'Search',
  SearchPanel: 'Search',
  SidebarList: 'Sidebar',
  Toc: 'Outline',
};

/** One misspelled letter is tolerated per this many letters of a name: `SideBar`, `DocFoter`. */
const LETTERS_A_MISTAKE = 6;

/** Whether a name is that of a component. Others, such as `useSomething` and `LIMIT`, cannot be parts. */
const isComponentName = (name: string) => /^[A-Z]\w*[a-z]/.test(name);

/**
 * Returns the problems with the exports of a site's theme folder, one per line: names that are
 * similar to that of a part, and parts of Rspress's theme that Lectern's theme does not show. Any
 * other names are allowed.
 *
 * @param given `themeDir` of the settings
 * @throws if the site sets a folder that is not a theme
 */
export function unknownParts(given: string | undefined, cwd: string): string[] {
  const folder = chooseThemeDir(given, cwd);
  const entryPoint = folder === lecternTheme ? undefined : themeEntryPoint(folder);
  if (!entryPoint) return [];
  const parts = themeEntries().filter(({ kind }) => kind === 'part');
  const names = parts.map(({ name }) => name);
  const known = new Set([...names, ...entryPointNames(), ...stockNames()]);

  const problem = ({ name, file, line }: ExportedName): string[] => {
    const place = `${path.relative(cwd, file)}:${line}: ${name}`;
    const instead = STOCK_PARTS[name];
    if (instead) {
      return [
        `${place} is a part of Rspress's theme that Lectern does not show → replace ${instead}, or export yours under another name; lectern parts lists all parts`,
      ];
    }
    if (known.has(name) || !isComponentName(name)) return [];
    const nearest = nearestName(name, names, LETTERS_A_MISTAKE);
    return nearest
      ? [
          `${place} is not a part of the theme → did you mean ${nearest}? Otherwise, export yours from another file; lectern parts lists all parts`,
        ]
      : [];
  };
  return readExports(entryPoint).flatMap(problem);
}
