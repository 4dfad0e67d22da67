import { lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE } from '../../serving/server/shared/manifest';
import { OutputError } from '../../support/outputError';
import type { OutputPaths } from '../../support/outputPaths';
import { BUILD_FILE } from './oldFiles';

/** The paths that an output must not replace. */
export interface SitePlaces {
  /** The setting as it was written. */
  outDir: string;
  /** The folder of the pages. */
  root: string;
  cwd: string;
}

/** Whether a path is a folder or inside it. */
function isWithin(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

/** Returns the names of a few files in the output that were not written by a build. */
function foreignFiles(target: string): string[] {
  const names = readdirSync(target);
  const isBuilt = names.some((name) => name === BUILD_FILE || name === MANIFEST_FILE);
  return isBuilt ? [] : names.sort().slice(0, 3);
}

function problemOf({ target }: OutputPaths, { root, cwd }: SitePlaces): string | undefined {
  const docs = path.resolve(cwd, root);
  if (isWithin(target, cwd) || isWithin(target, docs)) {
    return 'contains the sources of the site, which a build would remove → choose a separate folder, such as "doc_build"';
  }
  if (isWithin(docs, target)) {
    return `is inside ${root}, so the next build would read its own output → choose a folder outside ${root}, such as "doc_build"`;
  }
  const stat = lstatSync(target, { throwIfNoEntry: false });
  if (!stat) return undefined;
  if (!stat.isDirectory()) return 'is a file → remove it, or choose another folder';
  if (statSync(target).dev !== statSync(path.dirname(target)).dev) {
    return 'is a mount point, which cannot be replaced → choose a folder inside it, such as "site"';
  }
  const foreign = isWithin(cwd, target) ? [] : foreignFiles(target);
  if (foreign.length > 0) {
    return `contains files that are not from a build (${foreign.join(', ')}), and a build would remove them → empty it, or choose another folder`;
  }
  return undefined;
}

/**
 * Rejects an output folder that a build cannot or must not replace, before anything is built.
 *
 * @throws an error with the problem and the solution
 */
export function checkPlace(paths: OutputPaths, places: SitePlaces): void {
  const problem = problemOf(paths, places);
  if (problem) throw new OutputError(`outDir is "${places.outDir}", which ${problem}`);
}
