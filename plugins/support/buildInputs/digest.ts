import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of plugins and theme: sources in the repository, compiled in the package. */
const PACKAGE = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const SOURCE = /(?<!\.d)\.(?:tsx?|js|json)$/;
const TEST = /\.test\.tsx?$|(?:^|[\\/])testing[\\/]/;

/** What package managers write when they install: it names every version there is. */
const INSTALLED = [
  'node_modules/.package-lock.json',
  'node_modules/.modules.yaml',
  'node_modules/.yarn-state.yml',
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
];

/** Sources of plugins and theme: some work on pages without being a part of them. */
function sources(): string[] {
  return ['plugins', 'theme'].flatMap((folder) =>
    readdirSync(path.join(PACKAGE, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => SOURCE.test(name) && !TEST.test(name))
      .sort()
      .map((name) => path.join(PACKAGE, folder, name)),
  );
}

/** A hash of files that exist, by where they are below a folder. */
export function filesDigest(files: readonly string[], folder: string): string {
  const hash = createHash('sha256');
  for (const file of files.filter((name) => existsSync(name))) {
    const content = readFileSync(file);
    hash.update(`${path.relative(folder, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** What makes pages out of their text: Lectern's own sources, and the packages that are installed. */
export function toolsDigest(cwd: string): string {
  const installed = INSTALLED.map((name) => path.join(cwd, name));
  return filesDigest([...sources(), ...installed], PACKAGE);
}
