import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { type Packages, releasesOf } from '../bundlers';
import type { OutputRecord } from '../outputs/outputRecord';
import { hasTypes } from './checkTypes';
import type { Sample } from './sample';

const SAMPLES = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The code that the outcome of a sample depends on: the runner, the packages of a project, and the recorded outputs. */
const RUNNER = /^(?:run\/.*|bundlers|outputs\/outputRecord)(?<!\.d|\.test)\.[jt]s$/;

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Returns a hash of the runner's code, so that all samples are checked again after a change. */
function runnerHash(): string {
  const files = readdirSync(SAMPLES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => RUNNER.test(file))
    .sort();
  return hash(files.map((file) => readFileSync(path.join(SAMPLES, file), 'utf8')).join('\n'));
}

/**
 * Creates the function for the cache keys of samples. A key covers everything that the outcome depends on:
 * the files, the expectation, the releases of the bundler, packages and TypeScript, and the record. The sentences of a
 * page are not included, because they are checked each time. Equal projects of pages in two languages share a
 * key.
 */
export function sampleKeys(
  packages: Packages,
  cwd: string,
  recordOf: (sample: Sample) => OutputRecord | undefined = () => undefined,
) {
  const runner = runnerHash();
  const releasesFor = releasesOf(packages, cwd);
  return (sample: Sample) => {
    const { version, files, commands, messages, outputs } = sample;
    const { says: _, ...expectation } = sample.expectation;
    const releases = releasesFor(version, expectation.packages, commands);
    const shown = [...messages, ...outputs].map(({ line: _, ...what }) => what);
    const types = hasTypes({ files: Object.keys(files) }) ? ts.version : undefined;
    const inputs = [runner, version, releases, types, files, expectation, commands, shown];
    return hash(JSON.stringify([...inputs, recordOf(sample)]));
  };
}

/** Reads the keys of passed samples. The set is empty if the file does not exist. */
export function readPassed(file: string): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return new Set();
  }
}

/** Writes the keys of passed samples. */
export function writePassed(file: string, keys: Iterable<string>): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify([...new Set(keys)]));
}
