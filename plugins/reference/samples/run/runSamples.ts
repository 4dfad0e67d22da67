import path from 'node:path';
import { progressOf } from '../../../support/progress';
import { taskQueue } from '../../../support/taskQueue';
import { type Packages, packagesOf, packageVersion } from '../bundlers';
import { openPasses } from '../outputs/passRecord';
import { readPassed, sampleKeys, writePassed } from './passedSamples';
import { type Coverage, readDocs } from './readDocs';
import { openRecords } from './recordStore';
import { type Problem, placeText, type Sample } from './sample';
import { testSamples } from './testSamples';

export interface RunSettings extends Packages {
  /** The folder that contains the pages. */
  docDir: string;
  /** The folder with the installed packages. Reported paths are relative to it. */
  cwd: string;
  /** The file with the keys of passed samples. @default in node_modules/.cache */
  passedFile?: string;
  /** The time limit of a build in milliseconds. @default 60000 */
  limitMs?: number;
  /** How often a sample that fails is built again by itself before it counts as failed. @default 3 */
  tries?: number;
  /** Parts of page paths that select the samples to build. @default all pages */
  wanted?: readonly string[];
  /** Called regularly with a line about the progress. */
  onProgress?: (line: string) => void;
  /** The folder with the recorded outputs and passes; `undefined` if the site does not show outputs. */
  outputs?: string;
  /** Whether to record outputs and passes instead of comparing them with their records. @default false */
  isRecording?: boolean;
  /** Whether to build a sample although it is known to pass, by its cache key. @default none */
  isBuiltAgain?: (key: string) => boolean;
}

/** The result of a run. */
export interface RunReport {
  problems: Problem[];
  /** Samples that failed by themselves before they passed. They depend on the time, and should not. */
  unsteady: string[];
  coverage: Coverage[];
  /** The number of projects that were built. */
  built: number;
  /** The number of projects that had passed before, on this machine or when the passes were recorded. */
  known: number;
}

/** Groups samples with the same key, which are built once. */
function groupByKey(samples: readonly Sample[], keyOf: (sample: Sample) => string) {
  const groups = new Map<string, [Sample, ...Sample[]]>();
  for (const sample of samples) {
    const key = keyOf(sample);
    const found = groups.get(key);
    if (found) found.push(sample);
    else groups.set(key, [sample]);
  }
  return groups;
}

/**
 * Builds every tested sample of the docs with the bundler of its version, except for those that have passed.
 */
export async function runSamples({
  docDir,
  bundlers,
  commandLines,
  cwd,
  passedFile = path.join(cwd, 'node_modules/.cache/lectern/samples.json'),
  limitMs,
  tries,
  wanted = [],
  onProgress = () => {},
  outputs,
  isRecording = false,
  isBuiltAgain = () => false,
}: RunSettings): Promise<RunReport> {
  const packages: Packages = { bundlers, commandLines };
  const { samples, problems, coverage } = readDocs(docDir, packages, cwd, wanted);
  const folder = outputs && path.resolve(cwd, outputs);
  const records = openRecords(packages, cwd, folder, isRecording);
  const passes = openPasses(folder, isRecording);
  const keyOf = sampleKeys(packages, cwd, records.of);
  const groups = groupByKey(samples, keyOf);
  const before = readPassed(passedFile);
  const passed = [...groups]
    .filter(([key]) => (before.has(key) || passes.has(key)) && !isBuiltAgain(key))
    .filter(([, [first]]) => !records.isWanted(first))
    .map(([key]) => key);
  const isPassed = new Set(passed);
  const known = passed.length;
  const unsteady: string[] = [];
  const alone = taskQueue(1);

  await Promise.all(
    Object.entries(bundlers).map(async ([version, bundler]) => {
      const open = [...groups].filter(
        ([key, [{ version: own }]]) => own === version && !isPassed.has(key),
      );
      const release = packageVersion(bundler, cwd);
      const firsts = open.map(([, [first]]) => first);
      const found = await testSamples(firsts, {
        packages: packagesOf(version, packages),
        cwd,
        limitMs,
        tries,
        alone,
        checkRecord: records.check,
        onProgress: progressOf(`[samples] ${version}: {} projects`, onProgress),
      });
      for (const [index, [, equals]] of open.entries()) {
        const [first] = equals;
        const { problems: wrong, isUnsteady } = found[index] ?? { problems: [] };
        if (wrong.length === 0) passed.push(keyOf(first));
        for (const { place, name } of equals) {
          const where = `${placeText(place)} (${version}, ${release}) sample ${name}`;
          problems.push(...wrong.map((what) => `${where}: ${what}`));
          if (isUnsteady) unsteady.push(where);
        }
      }
    }),
  );
  for (const sample of samples) {
    const { place, version, name } = sample;
    const where = `${placeText(place)} (${version}) sample ${name}`;
    if (!isRecording) problems.push(...records.missing(sample).map((what) => `${where}: ${what}`));
  }
  const isAll = wanted.length === 0;
  const current = new Map(samples.map((sample) => [keyOf(sample), sample]));
  problems.push(...records.end(samples, isAll));
  const unrecorded = passes.end(current, passed, isAll);
  // Samples that fail must be corrected before their passes are recorded.
  if (problems.length === 0) problems.push(...unrecorded);
  writePassed(passedFile, isAll ? passed : [...before, ...passed]);
  return { problems, unsteady, coverage, known, built: groups.size - known };
}
