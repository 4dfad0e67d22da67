import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile, moduleFile } from '../../pages/theme/moduleFile';
import { isOfLecternTheme } from '../../pages/theme/themeDir';

/** A file of a site that can set or read tokens. */
export interface SiteSource {
  file: string;
  text: string;
  isStyles: boolean;
}

const STYLES = /\.(?:css|scss|sass|less|styl)$/;
const SOURCE = /\.(?:css|scss|sass|less|styl|[jt]sx?|mjs|mdx?)$/;
const SKIPPED = /(?:^|[\\/])(?:node_modules|\.[^\\/]+)(?:[\\/]|$)/;
const IMPORT =
  /(?:\bfrom|\bimport|@import|@use|@forward)\s*(?:url\()?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** Returns the source files in a folder, or the file itself. */
function sourcesIn(place: string): string[] {
  if (isFile(place)) return [place];
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name) && !SKIPPED.test(name))
    .sort()
    .map((name) => path.join(place, name))
    .filter(isFile);
}

/**
 * Returns the stylesheets, modules and pages of a site, and the files that they import by path, without those
 * of Lectern's theme.
 *
 * @param places folders and files
 */
export function siteSources(places: readonly string[]): SiteSource[] {
  const found = new Map<string, SiteSource>();
  const waiting = places.flatMap(sourcesIn);
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (found.has(file) || isOfLecternTheme(file) || SKIPPED.test(path.basename(file))) continue;
    const text = readFileSync(file, 'utf8');
    found.set(file, { file, text, isStyles: STYLES.test(file) });
    for (const [, name = ''] of text.matchAll(IMPORT)) {
      const next = moduleFile(file, name, SOURCE);
      if (next && !next.includes(`${path.sep}node_modules${path.sep}`)) waiting.push(next);
    }
  }
  return [...found.values()];
}
