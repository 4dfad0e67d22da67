import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with the plugins and the theme: sources in the repository, compiled files in the package. */
const PACKAGE = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const SOURCE = /(?<!\.d)\.(?:tsx?|js|json)$/;
const TEST = /\.test\.tsx?$|(?:^|[\\/])testing[\\/]/;

/** The files that package managers write during an installation, which list all installed versions. */
const INSTALLED = [
  'node_modules/.package-lock.json',
  'node_modules/.modules.yaml',
  'node_modules/.yarn-state.yml',
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
];

/** Returns the source files of plugins and theme. Some of them process pages without being imported by them. */
function sources(): string[] {
  return ['plugins', 'theme'].flatMap((folder) =>
    readdirSync(path.join(PACKAGE, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => SOURCE.test(name) && !TEST.test(name))
      .sort()
      .map((name) => path.join(PACKAGE, folder, name)),
  );
}

/** Returns a hash of existing files and their paths relative to a folder. */
export function filesDigest(files: readonly string[], folder: string): string {
  const hash = createHash('sha256');
  for (const file of files.filter((name) => existsSync(name))) {
    const content = readFileSync(file);
    hash.update(`${path.relative(folder, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Returns a hash of the tools that process pages: Lectern's own sources, and the installed packages. */
export function toolsDigest(cwd: string): string {
  const installed = INSTALLED.map((name) => path.join(cwd, name));
  return filesDigest([...sources(), ...installed], PACKAGE);
}
