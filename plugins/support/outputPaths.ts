import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** The output of a site, and what a build keeps beside it: on the same disk, so that it can be renamed. */
export interface OutputPaths {
  /** The output itself, behind every link. */
  target: string;
  /** The folder of a build that is under way; it is gone when the build has ended. */
  work: string;
  /** What is being built. */
  next: string;
  /** What was built and checked, from then on until it has taken the place of the output. */
  ready: string;
  /** The output before. */
  old: string;
  lock: string;
}

const NEXT = 'next';
const WORK_FOLDER = /^\.(.+)\.lectern$/;

/** Where a link leads, also to what does not exist; other paths as they are. */
function behindLink(outDir: string): string {
  const isLink = lstatSync(outDir, { throwIfNoEntry: false })?.isSymbolicLink();
  if (!isLink) return outDir;
  try {
    return realpathSync(outDir);
  } catch {
    return path.resolve(path.dirname(outDir), readlinkSync(outDir));
  }
}

/** `doc_build` → the folders of its build in `.doc_build.lectern` */
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

/** The folder that readers get, for one that a build writes to: `.doc_build.lectern/next` → `doc_build` */
export function publishedFolder(outDir: string): string {
  const work = path.dirname(outDir);
  const name = WORK_FOLDER.exec(path.basename(work))?.[1];
  return path.basename(outDir) === NEXT && name ? path.join(path.dirname(work), name) : outDir;
}
