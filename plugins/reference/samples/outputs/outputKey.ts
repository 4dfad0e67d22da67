import { createHash } from 'node:crypto';
import { type Bundlers, packageVersion } from '../bundlers';
import type { SampleInputs } from './pageSamples';

/** So many characters tell ten thousand samples apart, and cost a page little. */
const LENGTH = 8;

/** The packages of each version. */
export interface OutputPackages {
  bundlers: Bundlers;
  commandLines?: Bundlers;
}

/** Gives a sample the name of its recorded output: another one as soon as anything else could come out. */
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
