import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Bundlers, packageVersion } from '../bundlers';
import type { OutputRecord } from '../outputs/outputRecord';
import type { Sample } from './sample';

const RUNNER = path.dirname(fileURLToPath(import.meta.url));

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** What the runner itself is: another one checks everything again. */
function runnerHash(): string {
  const files = readdirSync(RUNNER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d|\.test)\.(?:ts|js)$/.test(file))
    .sort();
  return hash(files.map((file) => readFileSync(path.join(RUNNER, file), 'utf8')).join('\n'));
}

/** The packages of each version. */
export interface Packages {
  bundlers: Bundlers;
  commandLines?: Bundlers;
}

/**
 * Gives every sample a key of all that its outcome depends on: its files, its expectation, the
 * releases of its bundler and packages, and what is recorded of it. What its page says is checked each time. Equal projects of pages in two languages have one key.
 */
export function sampleKeys(
  { bundlers, commandLines = {} }: Packages,
  cwd: string,
  recordOf: (sample: Sample) => OutputRecord | undefined = () => undefined,
) {
  const runner = runnerHash();
  return (sample: Sample) => {
    const { version, files, commands, messages, outputs } = sample;
    const { says: _, ...expectation } = sample.expectation;
    const commandLine = commands.length > 0 ? (commandLines[version] ?? []) : [];
    const packages = [bundlers[version] ?? '', ...expectation.packages].concat(commandLine);
    const releases = packages.map((name) => `${name}@${packageVersion(name, cwd)}`);
    const shown = [...messages, ...outputs].map(({ line: _, ...what }) => what);
    const inputs = [runner, version, releases, files, expectation, commands, shown];
    return hash(JSON.stringify([...inputs, recordOf(sample)]));
  };
}

/** The keys of samples that have passed, as a file keeps them; none if there is no such file. */
export function readPassed(file: string): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return new Set();
  }
}

/** Keeps the keys of samples that have passed. */
export function writePassed(file: string, keys: Iterable<string>): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify([...new Set(keys)]));
}
