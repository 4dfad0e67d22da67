import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findPlugin, type OpenedSite } from '../../../building/site/openSite';
import { packageFolder } from '../../samples/bundlers';
import { dataFiles } from '../dataFiles';
import { optionFinder } from '../extract/findOption';
import { openPackage } from '../extract/openPackage';
import type { PackageShape } from '../extract/packageShape';
import { readOpenTypes } from '../extract/readTypes';
import type { OptionsPlugin } from '../index';
import { optionsSettings } from '../reference';
import { minorsJson, type OptionMinors } from './minors';
import { npmRegistry, type Registry } from './registry';
import { minorReleases } from './releases';
import { type ReleaseOptions, traceOptions } from './traceOptions';

function readRelease(folder: string, shape: PackageShape): ReleaseOptions {
  const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const types = openPackage(path.join(realpathSync(folder), about.types), shape);
  const { options } = readOpenTypes(types, shape);
  return { version: about.version, options, has: optionFinder(types, shape) };
}

/** Returns a check whether another tool reads an option: `devServer.*`. */
function openOptions(open: readonly string[]): (name: string) => boolean {
  const roots = open.map((name) => name.replace(/\.\*$/, ''));
  return (name) => roots.some((root) => name.startsWith(`${root}.`));
}

/** The package whose minor versions are read. */
export interface MinorsSource {
  /** The folder of the newest release, which the site has installed. */
  installed: string;
  shape: PackageShape;
  /** Options below which any name is allowed. @default none */
  open?: readonly string[];
}

/** Reads the options of every minor version: from the installed release, and from the registry. */
export function readMinorsOf(
  { installed, shape, open = [] }: MinorsSource,
  registry: Registry,
): OptionMinors {
  const about = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'));
  const { name, version: newest } = about;
  const releases = minorReleases(registry.versionsOf(name), newest).map((version) =>
    readRelease(version === newest ? installed : registry.folderOf(name, version), shape),
  );
  return traceOptions(name, releases, openOptions(open));
}

/**
 * Reads the newest release of each minor version from the registry, and writes to the site's folder of
 * options which minor version added or removed each option.
 *
 * @param log called with a line for each file and download
 */
export function writeMinors(
  site: OpenedSite,
  log: (line: string) => void,
  registry: Registry = npmRegistry(log),
): void {
  const { cwd, config } = site;
  const { reference } = findPlugin<OptionsPlugin>(site, 'lectern:options', 'options');
  const { shape, open, packages } = reference;
  const files = dataFiles(optionsSettings(reference, config, cwd).folder, cwd);
  for (const [version, name] of Object.entries(packages)) {
    const minors = readMinorsOf(
      { installed: packageFolder(name, cwd), shape, ...(open && { open }) },
      registry,
    );
    const file = files.minors(version);
    writeFileSync(file, minorsJson(minors));
    const count = (lists: object) =>
      Object.values(lists).reduce((sum, list) => sum + Object.keys(list).length, 0);
    log(
      `${path.relative(cwd, file)}: ${minors.package} ${minors.releases.join(', ')}: ${count(minors.since)} options were added after the first, ${count(minors.until)} were removed`,
    );
  }
}
