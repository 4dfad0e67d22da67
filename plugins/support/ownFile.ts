import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The extensions of modules: TypeScript in the repository, JavaScript in the package. */
const TYPES = ['.ts', '.tsx', '.js'];

/**
 * Returns the path of one of Lectern's modules for a compiler: TypeScript if Lectern runs from its sources,
 * JavaScript if it is installed.
 *
 * @param from `import.meta.url` of the calling file
 * @param name the path of the module relative to it, without extension: `runtime/browserRoutes`
 * @throws if the module does not exist
 */
export function ownFile(from: string, name: string): string {
  const base = path.join(path.dirname(fileURLToPath(from)), name);
  const file = TYPES.map((type) => base + type).find((candidate) => existsSync(candidate));
  if (file) return file;
  throw new Error(`[lectern] ${base} does not exist → reinstall lectern`);
}

/**
 * Returns the folder of the package, which contains its `package.json`.
 *
 * @throws if there is none, as in a running server whose installation was removed
 */
export function packageRoot(from: string = import.meta.url): string {
  const start = path.dirname(fileURLToPath(from));
  for (let folder = start; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) return folder;
    if (folder === path.dirname(folder))
      throw new Error(`[lectern] the package of ${start} does not exist → reinstall lectern`);
  }
}
