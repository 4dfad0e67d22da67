import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package as npm lists it. */
interface Listed {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Bytes below a folder without those of the packages that are in it. */
function bytesOf(folder: string): number {
  const args = ['-sb', '--exclude=node_modules', folder];
  return Number(execFileSync('du', args, { encoding: 'utf8' }).split('\t')[0]);
}

/** Where a package is looked for from the folder of another: in it, then beside it and above. */
function placesFrom(place: string, name: string): string[] {
  const own = `${place}/node_modules/${name}`;
  const above = place.lastIndexOf('/node_modules/');
  return [
    own,
    ...(above === -1 ? [`node_modules/${name}`] : placesFrom(place.slice(0, above), name)),
  ];
}

/**
 * Bytes of all installed packages, and of some with everything that they ask for.
 *
 * @param modules the `node_modules` folder that npm has written
 */
export function installedBytes(
  modules: string,
  names: readonly string[],
): { all: number; stock: number } {
  const text = readFileSync(path.join(modules, '.package-lock.json'), 'utf8');
  const packages = JSON.parse(text).packages as Record<string, Listed>;
  const wanted = new Set(names.map((name) => `node_modules/${name}`));
  for (const place of wanted) {
    const {
      dependencies,
      optionalDependencies,
      peerDependencies = {},
      ...own
    } = packages[place] ?? {};
    const peers = Object.keys(peerDependencies).filter(
      (name) => !own.peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const found = placesFrom(place, name).find((one) => one in packages);
      if (found) wanted.add(found);
    }
  }
  const sum = (places: Iterable<string>) =>
    [...places].reduce((total, place) => total + bytesOf(path.join(modules, '..', place)), 0);
  return { all: sum(Object.keys(packages)), stock: sum(wanted) };
}
