import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Progress } from '../../../support/progress';
import type { TaskQueue } from '../../../support/taskQueue';
import type { VersionPackages } from '../bundlers';
import { type OutputRecord, recordOf } from '../outputs/outputRecord';
import { type Built, buildAll } from './buildAll';
import { checkMessages } from './checkMessages';
import { checkOutcome } from './checkOutcome';
import { checkOutputs } from './checkOutputs';
import { checkTypes } from './checkTypes';
import { type Programs, readCommand } from './commandLine';
import { editFiles } from './editFiles';
import type { Expected } from './expectation';
import type { Sample } from './sample';
import type { BuildTask } from './worker/outcome';
import { projectFiles, writeProject, writeVersion } from './writeProject';
import { writeWorker } from './writeWorker';

export interface TestSettings {
  /** The installed packages of the version. */
  packages: VersionPackages;
  /** The folder with the installed packages. */
  cwd: string;
  /** The time limit of a build in milliseconds. @default 60000 */
  limitMs?: number;
  /** How often a sample that fails is built again by itself. @default 3 */
  tries?: number;
  /** Runs the samples that are built by themselves, one at a time. */
  alone: TaskQueue;
  /** Returns the problems of the output of a sample that has no others. */
  checkRecord: (sample: Sample, record: OutputRecord | undefined) => string[];
  /** Called for every build of the first round. */
  onProgress?: Progress;
}

type BuildSettings = Required<Pick<TestSettings, 'packages' | 'cwd' | 'limitMs'>> &
  Pick<TestSettings, 'onProgress' | 'checkRecord'>;

/** The result of testing a sample. */
export interface Tested {
  /** The problems; empty for a sample that passes. */
  problems: string[];
  /** Whether it failed by itself before it passed, as samples do that depend on the time. */
  isUnsteady?: boolean;
}

/**
 * The start of the name of the folder of samples, with every letter. A sample whose pattern also matches the path
 * of its project, such as `/x/`, thus fails always instead of only if the random end of the name has its letter.
 */
const ROOT_PREFIX = 'lectern-samples-sphinx-of-black-quartz-judge-my-vow-';

const DEFAULT_LIMIT_MS = 60_000;
const DEFAULT_TRIES = 3;

/** Returns the successive builds of a sample. */
function toTasks(
  { files, expectation, commands, messages, outputs }: Sample,
  folder: string,
  isAlone: boolean,
  programs: Programs,
): BuildTask[] {
  const { mode, runs: script, until, again } = expectation;
  const runnable = commands.flatMap((line) => {
    const read = readCommand(line, files, programs);
    return 'problem' in read ? [] : [read];
  });
  const { writes } = editFiles(files, again);
  return [expectation, ...again].map((expected: Expected, index) => ({
    folder,
    mode,
    script,
    writes: projectFiles(writes[index - 1] ?? {}),
    isFresh: index > 0,
    wanted: [
      ...Object.keys(expected.contains),
      ...Object.keys(expected.lacks),
      ...outputs.map(({ file }) => file),
    ],
    options: Object.keys(expected.defaults),
    isRun: expected.prints !== undefined,
    isAlone,
    commands: runnable,
    until,
    isShown: messages.length > 0,
  }));
}

function buildProblems(built: Built | undefined, expected: Expected): string[] {
  if (!built) return [];
  return 'failure' in built ? [built.failure] : checkOutcome(built.outcome, expected);
}

/** Returns the problems of a sample's builds. Those of later builds start with the number of the build. */
function builtProblems(
  built: readonly Built[],
  { expectation, commands, messages, outputs }: Sample,
  folder: string,
  installed: readonly string[],
): string[] {
  const outcomes = built.flatMap((one) => ('outcome' in one ? [one.outcome] : []));
  const found = [expectation, ...expectation.again].flatMap((expected, index) =>
    buildProblems(built[index], expected).map((problem) =>
      index === 0 ? problem : `build ${index + 1}: ${problem}`,
    ),
  );
  return [
    ...found,
    ...checkMessages(outcomes, { messages, commands }, { folder, installed }),
    ...checkOutputs(outcomes, outputs),
  ];
}

/** Writes samples to new folders below a root and builds them in a few processes. */
async function buildOnce(samples: readonly Sample[], root: string, settings: BuildSettings) {
  const { packages, cwd, limitMs, onProgress, checkRecord } = settings;
  const version = writeVersion(root, packages, cwd);
  const { bundler, programs, installed } = version;
  const projects = samples.map((sample, index) => {
    const folder = path.join(root, `project-${index}`);
    writeProject(sample, folder, version);
    return { folder, files: Object.keys(sample.files) };
  });
  const tasks = samples.map((sample, index) =>
    toTasks(sample, projects[index]?.folder ?? root, samples.length === 1, programs),
  );
  const worker = writeWorker(path.join(root, 'worker'));
  const built = await buildAll(tasks, { worker, bundler, limitMs, onProgress });
  const tested = samples.map((sample, index): Tested => {
    const folder = projects[index]?.folder ?? root;
    const own = built[index] ?? [];
    const problems = builtProblems(own, sample, folder, installed);
    if (problems.length > 0) return { problems };
    const [first] = own;
    const outcome = first && 'outcome' in first ? first.outcome : undefined;
    return { problems: checkRecord(sample, outcome && recordOf(outcome, { folder, installed })) };
  });
  return { projects, tested };
}

/** Builds a sample by itself, again if it fails, and returns the last result. */
async function testAlone(
  sample: Sample,
  root: string,
  tries: number,
  settings: BuildSettings,
): Promise<Tested> {
  let problems: string[] = [];
  for (let count = 0; count < tries; count += 1) {
    const { tested } = await buildOnce([sample], path.join(root, `${count}`), settings);
    problems = tested[0]?.problems ?? [];
    if (problems.length === 0) return { problems, isUnsteady: count > 0 };
  }
  return { problems };
}

/**
 * Builds samples of one version in temporary folders and compares the outcomes with their pages. Because
 * bundlers keep some state in their process, samples that fail are built again in separate processes, as for
 * a reader, and only those results count. Samples with timers and watched files can fail on a busy machine,
 * so that they have several tries.
 *
 * @returns the result of each sample
 */
export async function testSamples(
  samples: readonly Sample[],
  {
    packages,
    cwd,
    limitMs = DEFAULT_LIMIT_MS,
    tries = DEFAULT_TRIES,
    alone,
    checkRecord,
    onProgress,
  }: TestSettings,
): Promise<Tested[]> {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), ROOT_PREFIX)));
  const settings = { packages, cwd, limitMs, checkRecord };
  try {
    const all = { ...settings, onProgress };
    const { projects, tested } = await buildOnce(samples, path.join(root, 'all'), all);
    const types = checkTypes(projects);
    const found: Tested[] = [];
    for (const [index, sample] of samples.entries()) {
      const together = tested[index] ?? { problems: [] };
      const own =
        together.problems.length === 0
          ? together
          : await alone.add(() => testAlone(sample, path.join(root, `${index}`), tries, settings));
      const typeProblems = types.get(projects[index]?.folder ?? '') ?? [];
      found.push({ ...own, problems: [...typeProblems, ...own.problems] });
    }
    return found;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
