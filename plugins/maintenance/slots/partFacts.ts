import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SlotsOfSite } from '../../define/filledSlots';
import { slotFiles } from '../../define/slotDoor';
import { readExports } from '../../pages/theme/readExports';
import { partsFile, type ThemeEntry, themeEntries } from '../../pages/theme/readParts';
import { isOfLecternTheme, lecternTheme } from '../../pages/theme/themeDir';
import { packageRoot } from '../../support/ownFile';
import { themeEntryPoint } from '../../support/themeEntryPoint';
import type { FilePlace, PartFact, PartFill, SlotsData } from './shared';

const SOURCE = /\.[jt]sx?$|\.mjs$/;

/** Returns the line of the first match, from 1, or `undefined` if there is none. */
function lineOf(text: string, pattern: RegExp): number | undefined {
  const at = text.search(pattern);
  return at === -1 ? undefined : text.slice(0, at).split('\n').length;
}

/** Returns the source files of a site's theme with their texts. */
function themeSources(folder: string): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name) && !name.includes('node_modules'))
    .sort()
    .map((name) => path.join(folder, name))
    .map((file) => [file, readFileSync(file, 'utf8')]);
}

/** Returns where every slot and part of the theme is defined, and who fills or replaces it. */
export function partFacts({ themeDir, filled }: SlotsOfSite, cwd: string): SlotsData {
  const isOwn = themeDir !== undefined && path.resolve(cwd, themeDir) !== lecternTheme;
  const folder = isOwn ? path.resolve(cwd, themeDir) : path.join(cwd, 'theme');
  const themeEntry = isOwn ? themeEntryPoint(folder) : undefined;
  const place = (file: string, line = 1): FilePlace => ({
    file,
    line,
    shown: path.relative(cwd, file).split(path.sep).join('/'),
  });

  const own = themeEntry
    ? readExports(themeEntry).filter(({ file }) => !isOfLecternTheme(file))
    : [];
  const exported = new Map(own.map((one) => [one.name, one]));
  const sources = themeEntry && existsSync(folder) ? themeSources(folder) : [];
  const slotsByPlugin = filled.map((one) => ({
    plugin: one.name,
    files: new Map(slotFiles(one, cwd)),
  }));
  const declared = partsFile();
  const declarations = readFileSync(declared, 'utf8');

  /** Matches an attribute or a property: `top={…}`, `top: …`. */
  const inTheme = (slot: string): PartFill[] =>
    sources.flatMap(([file, text]) => {
      const line = lineOf(text, new RegExp(`\\b${slot}\\s*[=:][^=>]`));
      return line === undefined ? [] : [place(file, line)];
    });
  const byPlugins = (slot: string): PartFill[] =>
    slotsByPlugin.flatMap(({ plugin, files }) => {
      const file = files.get(slot);
      return file ? [{ ...place(file), plugin }] : [];
    });
  const replaced = (name: string): PartFill[] => {
    const found = exported.get(name);
    return found ? [place(found.file, found.line)] : [];
  };

  const fact = ({ name, group, kind, about, type, file }: ThemeEntry): PartFact => ({
    name,
    group,
    kind,
    about,
    hasProps: type !== 'Part',
    place: file
      ? place(path.join(packageRoot(), file))
      : place(declared, lineOf(declarations, new RegExp(`^ +${name}\\?:`, 'm'))),
    fills: kind === 'part' ? replaced(name) : [...inTheme(name), ...byPlugins(name)],
  });
  return {
    themeFile: place(themeEntry ?? path.join(folder, 'index.tsx')).shown,
    entries: themeEntries().map(fact),
  };
}
