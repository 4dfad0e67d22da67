import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { packageVersion } from '../../support/installed';
import { packageRoot } from '../../support/ownFile';

interface ProjectFile {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const PACKED = /^file:(.*\.tgz)$/;

/** The timeout for the response of the registry, in milliseconds. */
const ANSWER_MS = 15_000;

const readProject = (folder: string): ProjectFile => {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  } catch {
    return {};
  }
};

/**
 * Returns the packed file of Lectern that this program comes from: the one that it was installed from or, for
 * `create-lectern`, the one next to it. `undefined` if it comes from a registry.
 *
 * @param root the folder of the package
 */
export function packedSource(root: string = packageRoot()): string | undefined {
  const { name = '' } = readProject(root);
  const modules = path.dirname(root);
  if (path.basename(modules) !== 'node_modules') return undefined;
  const project = path.dirname(modules);
  const { dependencies, devDependencies } = readProject(project);
  const [, written] = PACKED.exec(dependencies?.[name] ?? devDependencies?.[name] ?? '') ?? [];
  if (written === undefined) return undefined;
  const own = path.resolve(project, written);
  const packed =
    name === 'lectern' ? own : path.join(path.dirname(own), `lectern-${packageVersion()}.tgz`);
  return existsSync(packed) ? packed : undefined;
}

/** Asks npm for a version of Lectern. The output is its number in JSON, empty, or an error. */
function askRegistry(version: string): Promise<{ isKnown: boolean; isAnswered: boolean }> {
  const shell = process.platform === 'win32';
  const args = ['view', `lectern@${version}`, 'version', '--json'];
  return new Promise((resolve) => {
    execFile('npm', args, { shell, timeout: ANSWER_MS }, (error, stdout) => {
      const isMissing = stdout.includes('"E404"');
      resolve({
        isKnown: !error && stdout.trim() !== '',
        isAnswered: error === null || isMissing,
      });
    });
  });
}

/**
 * Checks that the registry has this version of Lectern, before a site is written whose packages are installed next.
 * If the registry does not respond, the check passes.
 *
 * @throws if the registry does not have the version, with a remedy
 */
export async function checkPublished(version: string = packageVersion()): Promise<void> {
  const { isKnown, isAnswered } = await askRegistry(version);
  if (isKnown || !isAnswered) return;
  throw new Error(
    `[create] the registry has no lectern ${version}, so nothing was created → pack it with npm pack, and repeat the command with its file: --lectern ./lectern-${version}.tgz`,
  );
}
