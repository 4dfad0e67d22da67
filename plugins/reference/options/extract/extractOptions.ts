import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolder } from '../../samples/bundlers';
import type { OptionsData } from '../optionData';
import { addDefaults, type Bundler } from './appliedDefaults';
import type { PackageShape } from './packageShape';
import { readTypes } from './readTypes';

/**
 * Reads the options of an installed package: the types from its declarations, and the defaults from running
 * it.
 *
 * @throws naming the package, if it is not installed or has no types
 */
export async function extractOptions(
  name: string,
  shape: PackageShape,
  cwd: string,
): Promise<OptionsData> {
  const folder = packageFolder(name, cwd);
  const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { options, ...names } = readTypes(path.join(folder, about.types), shape);
  const entry = createRequire(path.join(cwd, 'package.json')).resolve(name);
  const loaded = await import(pathToFileURL(entry).href);
  const bundler: Bundler = loaded[shape.factory] ?? loaded.default[shape.factory];
  addDefaults(options, bundler, new Set(shape.ofMachine));
  return { package: about.name, version: about.version, ...names, options };
}
