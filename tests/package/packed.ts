import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The package as it would be published. */
export interface PackedPackage {
  file: string;
  bytes: number;
  /** Its files, from its folder. */
  names: string[];
}

/** Where the build puts the package behind `npm create lectern`. */
export const CREATE_LECTERN = './dist/create-lectern';

/**
 * Packs what was built last.
 *
 * @param source the folder of the package
 * @throws if nothing was built
 */
export function pack(source = '.'): PackedPackage {
  if (!existsSync('dist/plugins/preset/index.js')) {
    throw new Error('the package is not built → run npm run build:package');
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-pack-'));
  const args = ['pack', source, '--json', '--ignore-scripts', '--pack-destination', folder];
  const packed = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' }));
  const [{ filename, files }] = Array.isArray(packed) ? packed : Object.values(packed);
  const file = path.join(folder, filename);
  return {
    file,
    bytes: statSync(file).size,
    names: files.map(({ path: name }: { path: string }) => name),
  };
}
