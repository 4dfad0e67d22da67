import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { themeEntries } from '../../pages/theme/readParts';
import { themeDoor } from '../../pages/theme/themeDir';
import { ownFile } from '../../support/ownFile';

/** A theme that is another one, whose parts say where on the page they are. */
export function marksDoorSource(themeDir: string): string {
  const theme = JSON.stringify(themeDoor(themeDir) ?? themeDir);
  const parts = themeEntries().filter(({ kind }) => kind === 'part');
  // The theme takes its parts from here, too, and may be evaluated later: each is read when it is shown.
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
 * Writes that theme; several sites may be run from one folder.
 *
 * @returns its folder
 */
export function writeMarksDoor(themeDir: string, cwd: string): string {
  const name = createHash('sha256').update(themeDir).digest('hex').slice(0, 8);
  const folder = path.join(cwd, '.lectern/slots-view', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.js'), marksDoorSource(themeDir));
  return folder;
}
