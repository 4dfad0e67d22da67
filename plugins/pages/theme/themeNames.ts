import path from 'node:path';
import { installedFolder } from '../../support/installed';
import { readExports } from './readExports';
import { entryPointNames } from './readParts';

/** Returns the exports of Rspress's theme, which a site may re-export or replace. */
export function stockNames(): readonly string[] {
  const folder = installedFolder('@rspress/core');
  if (!folder) return [];
  return readExports(path.join(folder, 'dist/theme/index.js')).map(({ name }) => name);
}

/** Returns the components that pages can import from the theme. */
export const themeComponents = (): string[] => [
  ...new Set(
    [...entryPointNames(), ...stockNames()].filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name)),
  ),
];
