import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a module may be written in: TypeScript in the repository, JavaScript in the package. */
const TYPES = ['.ts', '.tsx', '.js'];

/**
 * A module of Lectern whose file is given to a compiler: TypeScript where Lectern runs from its
 * sources, JavaScript where it is installed.
 *
 * @param from `import.meta.url` of the file that asks
 * @param name where the module is from there, without extension: `runtime/browserRoutes`
 * @throws if there is none
 */
export function ownFile(from: string, name: string): string {
  const base = path.join(path.dirname(fileURLToPath(from)), name);
  const file = TYPES.map((type) => base + type).find((candidate) => existsSync(candidate));
  if (file) return file;
  throw new Error(`[lectern] ${base} does not exist → reinstall lectern`);
}

/** The folder of the package, which has its `package.json`. */
export function packageRoot(from: string = import.meta.url): string {
  let folder = path.dirname(fileURLToPath(from));
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  return folder;
}
