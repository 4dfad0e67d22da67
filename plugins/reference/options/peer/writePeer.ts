import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findPlugin, type OpenedSite } from '../../../building/site/openSite';
import { packageFolder } from '../../samples/bundlers';
import { dataFiles } from '../dataFiles';
import { applyDefaults, type Bundler } from '../extract/appliedDefaults';
import { exportedClasses } from '../extract/exportedClasses';
import { optionTypes } from '../extract/findOption';
import { openPackage } from '../extract/openPackage';
import type { PackageShape } from '../extract/packageShape';
import type { OptionsPlugin } from '../index';
import { npmRegistry, type Registry } from '../minors/registry';
import { optionsSettings } from '../reference';
import { readOptions } from '../storeOptions';
import { readWrittenDefaults } from '../writtenDefaults';
import { acceptedValues } from './acceptedValues';
import { type ComparedPackage, comparePeer } from './comparePeer';
import { peerJson } from './peerFile';

/** Reads the types of a package and the defaults that it applies. */
async function readPackage(
  name: string,
  installed: string,
  shape: PackageShape,
): Promise<ComparedPackage> {
  const folder = realpathSync(installed);
  const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const types = openPackage(path.join(folder, about.types), shape);
  const typesOf = optionTypes(types, shape);
  const plugins = exportedClasses(types).filter(({ isPlugin }) => isPlugin);
  const entry = createRequire(path.join(installed, 'package.json')).resolve(name);
  const loaded = await import(pathToFileURL(entry).href);
  const bundler: Bundler | undefined =
    loaded[shape.factory] ?? loaded.default?.[shape.factory] ?? loaded.default;
  if (typeof bundler !== 'function') {
    throw new Error(
      `[options] ${name} does not export the function ${shape.factory} → name the one that accepts a configuration`,
    );
  }
  return {
    plugins: new Set(plugins.map((plugin) => plugin.name.split('.').at(-1) ?? '')),
    has: (option) => typesOf(option) !== undefined,
    accepts: (option) => acceptedValues(typesOf(option) ?? [], types.checker),
    applied: applyDefaults(bundler),
  };
}

/**
 * Returns a check whether an option is ignored, because another tool reads it or its value depends on the
 * machine.
 */
function leftOptions(open: readonly string[], ofMachine: readonly string[]) {
  const roots = open.map((name) => name.replace(/\.\*$/, ''));
  return (option: string) =>
    ofMachine.includes(option) ||
    roots.some((root) => option === root || option.startsWith(`${root}.`));
}

/**
 * Compares the options of a site's packages with those of a peer package from the registry, and writes the
 * differences to the site's folder of options. The peer package is run once in every mode.
 *
 * @param log called with a line for each file and download
 * @throws if the site does not name a peer package
 */
export async function writePeer(
  site: OpenedSite,
  log: (line: string) => void,
  registry: Pick<Registry, 'folderOf'> = npmRegistry(log),
): Promise<void> {
  const { cwd, config } = site;
  const { reference } = findPlugin<OptionsPlugin>(site, 'lectern:options', 'options');
  const { peer, shape, open = [], packages } = reference;
  if (!peer) {
    throw new Error(
      '[options] no package to compare with → name one in `peer` of the options: { package, version, configuration, factory }',
    );
  }
  const files = dataFiles(optionsSettings(reference, config, cwd).folder, cwd);
  const folder = registry.folderOf(peer.package, peer.version);
  const { configuration, factory, ofMachine = [] } = peer;
  const otherShape = { ...shape, configuration, factory, loaders: {}, ownPackages: [] };
  const other = await readPackage(peer.package, folder, otherShape);
  const isLeft = leftOptions(open, [...(shape.ofMachine ?? []), ...ofMachine]);
  for (const [version, name] of Object.entries(packages)) {
    const data = readOptions(files.data(version));
    const { defaults } = readWrittenDefaults(files.defaults(version));
    const own = await readPackage(name, packageFolder(name, cwd), shape);
    const isWritten = (option: string) => defaults.has(option);
    const options = comparePeer({ options: data.options, own, other, isLeft, isWritten });
    const file = files.peer(version);
    const about = { package: peer.package, version: peer.version };
    const comparedWith = `${data.package} ${data.version}`;
    writeFileSync(file, peerJson({ ...about, comparedWith, options }));
    log(
      `${path.relative(cwd, file)}: ${Object.keys(options).length} options of ${comparedWith} differ from ${peer.package} ${peer.version}`,
    );
  }
}
