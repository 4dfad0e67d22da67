import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * The output of a site and the temporary folders of a build, which are on the same file system so that they can be
 * renamed.
 */
export interface OutputPaths {
  /** The output folder, with symbolic links resolved. */
  target: string;
  /** The working folder of a running build, which is removed when the build ends. */
  work: string;
  /** The incomplete output of the build. */
  next: string;
  /** The complete and checked output, until it replaces the previous one. */
  ready: string;
  /** The previous output. */
  old: string;
  lock: string;
}

const NEXT = 'next';
const WORK_FOLDER = /^\.(.+)\.lectern$/;

/** Resolves symbolic links, including those to missing targets. Other paths are returned unchanged. */
function behindLink(outDir: string): string {
  const isLink = lstatSync(outDir, { throwIfNoEntry: false })?.isSymbolicLink();
  if (!isLink) return outDir;
  try {
    return realpathSync(outDir);
  } catch {
    return path.resolve(path.dirname(outDir), readlinkSync(outDir));
  }
}

/** Returns the folders of a build: those for `doc_build` are in `.doc_build.lectern`. */
export function outputPaths(outDir: string): OutputPaths {
  const target = behindLink(path.resolve(outDir));
  const work = path.join(path.dirname(target), `.${path.basename(target)}.lectern`);
  return {
    target,
    work,
    next: path.join(work, NEXT),
    ready: path.join(work, 'ready'),
    old: path.join(work, 'old'),
    lock: path.join(work, 'lock.json'),
  };
}

/** Returns the output folder for the folder that a build writes to: `.doc_build.lectern/next` → `doc_build`. */
export function publishedFolder(outDir: string): string {
  const work = path.dirname(outDir);
  const name = WORK_FOLDER.exec(path.basename(work))?.[1];
  return path.basename(outDir) === NEXT && name ? path.join(path.dirname(work), name) : outDir;
}
