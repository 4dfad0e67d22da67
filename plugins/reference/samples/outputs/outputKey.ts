import { createHash } from 'node:crypto';
import { type Bundlers, packageVersion } from '../bundlers';
import type { SampleInputs } from './pageSamples';

/** Enough characters to distinguish ten thousand samples. */
const LENGTH = 8;

/** The packages that each version of the docs is tested with. */
export interface OutputPackages {
  bundlers: Bundlers;
  commandLines?: Bundlers;
}

/** Creates the function for the keys of recorded outputs. A key changes with anything that could change the output. */
export function outputKeys({ bundlers, commandLines = {} }: OutputPackages, cwd: string) {
  const releases = new Map<string, string>();
  const releaseOf = (name: string) => {
    const known = releases.get(name) ?? packageVersion(name, cwd);
    releases.set(name, known);
    return known;
  };
  return (version: string, { files, expectation, commands }: SampleInputs): string => {
    const { mode, runs, until, prints, packages } = expectation;
    const commandLine = commands.length > 0 ? (commandLines[version] ?? []) : [];
    const used = [bundlers[version] ?? '', ...packages]
      .concat(commandLine)
      .filter((name) => name !== '')
      .map((name) => `${name}@${releaseOf(name)}`);
    const inputs = [used, Object.entries(files).sort(), mode, runs, until, prints !== undefined];
    return createHash('sha256')
      .update(JSON.stringify([...inputs, commands]))
      .digest('base64url')
      .slice(0, LENGTH);
  };
}
