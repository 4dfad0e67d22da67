import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { themeEntries } from '../../pages/theme/readParts';
import { ownFile } from '../../support/ownFile';
import { themeEntryPoint } from '../../support/themeEntryPoint';

/**
 * Returns the code of a theme that wraps each part of another theme, so that parts report their position on
 * the page.
 */
export function marksThemeSource(themeDir: string): string {
  const theme = JSON.stringify(themeEntryPoint(themeDir) ?? themeDir);
  const parts = themeEntries().filter(({ kind }) => kind === 'part');
  // The wrapped theme imports its parts from this module and may be evaluated later, so parts are read when
  // they are rendered.
  const lines = parts.map(
    ({ name }) =>
      `export function ${name}(props) { return showPart("${name}", theme.${name}, props); }`,
  );
  return `export * from ${theme};
import * as theme from ${theme};
import { showPart } from ${JSON.stringify(ownFile(import.meta.url, 'runtime/showPart'))};
${lines.join('\n')}
`;
}

/**
 * Writes that theme to a folder. Several sites can share a working directory.
 *
 * @returns the folder
 */
export function writeMarksTheme(themeDir: string, cwd: string): string {
  const name = createHash('sha256').update(themeDir).digest('hex').slice(0, 8);
  const folder = path.join(cwd, '.lectern/slots-view', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.js'), marksThemeSource(themeDir));
  return folder;
}
