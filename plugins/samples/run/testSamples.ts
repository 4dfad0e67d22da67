import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Built, buildAll } from './buildAll';
import { checkOutcome } from './checkOutcome';
import { checkTypes } from './checkTypes';
import type { BuildTask } from './outcome';
import type { Sample } from './sample';
import { writeProject, writeVersion } from './writeProject';

export interface TestSettings {
  /** The installed package of the bundler. */
  bundler: string;
  /** The folder with the installed packages. */
  cwd: string;
  /** How long one build may take. @default 60000 */
  limitMs?: number;
}

const DEFAULT_LIMIT_MS = 60_000;

function toTask({ expectation }: Sample, folder: string): BuildTask {
  const { mode, contains, lacks, prints } = expectation;
  const wanted = [...Object.keys(contains), ...Object.keys(lacks)];
  return { folder, mode, wanted, isRun: prints !== undefined };
}

function builtProblems(built: Built | undefined, { expectation }: Sample): string[] {
  if (!built) return [];
  return 'failure' in built ? [built.failure] : checkOutcome(built.outcome, expectation);
}

/**
 * Builds samples of one version in temporary folders and compares what comes out with what their
 * pages say.
 *
 * @returns for each sample what is wrong; an empty list for one that passes
 */
export async function testSamples(
  samples: readonly Sample[],
  { bundler, cwd, limitMs = DEFAULT_LIMIT_MS }: TestSettings,
): Promise<string[][]> {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'lectern-samples-')));
  try {
    const entry = writeVersion(root, bundler, cwd);
    const folders = samples.map((_, index) => path.join(root, `project-${index}`));
    const folderOf = (index: number) => folders[index] ?? root;
    for (const [index, sample] of samples.entries()) writeProject(sample, folderOf(index), cwd);
    const types = checkTypes(
      samples.map(({ files }, index) => ({
        folder: folderOf(index),
        files: Object.keys(files),
      })),
    );
    const tasks = samples.map((sample, index) => toTask(sample, folderOf(index)));
    const built = await buildAll(tasks, { bundler: entry, limitMs });
    return samples.map((sample, index) => [
      ...(types.get(folderOf(index)) ?? []),
      ...builtProblems(built[index], sample),
    ]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
