import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Built, buildAll } from './buildAll';
import { checkOutcome } from './checkOutcome';
import { checkTypes } from './checkTypes';
import type { Sample } from './sample';
import type { BuildTask } from './worker/outcome';
import { writeProject, writeVersion } from './writeProject';
import { writeWorker } from './writeWorker';

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

/** Writes samples to new folders below a root and builds them in one process. */
async function buildOnce(
  samples: readonly Sample[],
  root: string,
  settings: Required<TestSettings>,
) {
  const { bundler, cwd, limitMs } = settings;
  const entry = writeVersion(root, bundler, cwd);
  const projects = samples.map((sample, index) => {
    const folder = path.join(root, `project-${index}`);
    writeProject(sample, folder, cwd);
    return { folder, files: Object.keys(sample.files) };
  });
  const tasks = samples.map((sample, index) => toTask(sample, projects[index]?.folder ?? root));
  const worker = writeWorker(path.join(root, 'worker'));
  const built = await buildAll(tasks, { worker, bundler: entry, limitMs });
  return {
    projects,
    problems: samples.map((sample, index) => builtProblems(built[index], sample)),
  };
}

/**
 * Builds samples of one version in temporary folders and compares what comes out with what their
 * pages say. Bundlers keep some state in their process: what fails is built again in a process of
 * its own, as a reader does, and only that counts.
 *
 * @returns for each sample what is wrong; an empty list for one that passes
 */
export async function testSamples(
  samples: readonly Sample[],
  { bundler, cwd, limitMs = DEFAULT_LIMIT_MS }: TestSettings,
): Promise<string[][]> {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'lectern-samples-')));
  const settings = { bundler, cwd, limitMs };
  try {
    const { projects, problems } = await buildOnce(samples, path.join(root, 'all'), settings);
    const types = checkTypes(projects);
    const found: string[][] = [];
    for (const [index, sample] of samples.entries()) {
      const isWrong = problems[index]?.length !== 0;
      const alone = isWrong && (await buildOnce([sample], path.join(root, `${index}`), settings));
      const own = alone ? (alone.problems[0] ?? []) : [];
      found.push([...(types.get(projects[index]?.folder ?? '') ?? []), ...own]);
    }
    return found;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
