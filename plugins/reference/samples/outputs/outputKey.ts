import { createHash } from 'node:crypto';
import { type Packages, releasesOf } from '../bundlers';
import type { SampleInputs } from './pageSamples';

/** Enough characters to distinguish ten thousand samples. */
const LENGTH = 8;

/** Creates the function for the keys of recorded outputs. A key changes with anything that could change the output. */
export function outputKeys(packages: Packages, cwd: string) {
  const releases = releasesOf(packages, cwd);
  return (version: string, { files, expectation, commands }: SampleInputs): string => {
    const { mode, runs, until, prints } = expectation;
    const used = releases(version, expectation.packages, commands);
    const inputs = [used, Object.entries(files).sort(), mode, runs, until, prints !== undefined];
    return createHash('sha256')
      .update(JSON.stringify([...inputs, commands]))
      .digest('base64url')
      .slice(0, LENGTH);
  };
}
