import path from 'node:path';
import { installedFolder } from '../../support/installed';
import { readExports } from './readExports';
import { doorNames } from './readParts';

/** The values of Rspress's theme, which a site may pass on or replace for its pages. */
export function stockNames(): readonly string[] {
  const folder = installedFolder('@rspress/core');
  if (!folder) return [];
  return readExports(path.join(folder, 'dist/theme/index.js')).map(({ name }) => name);
}

/** The components that pages can import from the theme. */
export const themeComponents = (): string[] => [
  ...new Set([...doorNames(), ...stockNames()].filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name))),
];
