import path from 'node:path';
import { nearestName } from '../../support/nearestName';
import { type ExportedName, readExports } from './readExports';
import { doorNames, themeEntries } from './readParts';
import { chooseThemeDir, lecternTheme, themeDoor } from './themeDir';
import { stockNames } from './themeNames';

/** Parts of Rspress's theme that Lectern's does not show, with what stands in their place. */
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

/** A name that was meant to be a part differs in few letters: `SideBar`, `DocFoter`. */
const LETTERS_A_MISTAKE = 6;

/** Only components are parts: `useSomething` and `LIMIT` are a site's own. */
const isComponentName = (name: string) => /^[A-Z]\w*[a-z]/.test(name);

/**
 * What is wrong with the names that the theme folder of a site exports, a line for each: a name that
 * is almost that of a part, and a part of Rspress's theme that Lectern's does not show. Other names
 * are the site's own.
 *
 * @param given `themeDir` of the settings
 * @throws if the site names a folder that is no theme
 */
export function unknownParts(given: string | undefined, cwd: string): string[] {
  const folder = chooseThemeDir(given, cwd);
  const door = folder === lecternTheme ? undefined : themeDoor(folder);
  if (!door) return [];
  const parts = themeEntries().filter(({ kind }) => kind === 'part');
  const names = parts.map(({ name }) => name);
  const known = new Set([...names, ...doorNames(), ...stockNames()]);

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
  return readExports(door).flatMap(problem);
}
