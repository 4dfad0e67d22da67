import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import process from 'node:process';
import { afterAll, expect, test, vi } from 'vitest';
import { runSamples } from '../plugins/reference/samples/run/runSamples';
import { bundlers, commandLines, outputs } from '../site/rspack';

/** All samples of the docs, on a machine that does other things too. */
const TIMEOUT_MS = 1_500_000;

/** One of this many samples that are recorded as passed is built again, as a check of the record. */
const SHARE = 10;

// Pages that the check of the docs has parsed are not parsed again.
vi.stubEnv('RSPRESS_PERSISTENT_CACHE', 'true');
afterAll(() => {
  vi.unstubAllEnvs();
});

const commit = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout ?? '';

/** Chooses other samples for each commit, and the same ones when the tests of a commit run again. */
function isBuiltAgain(key: string): boolean {
  return createHash('sha256').update(`${commit}${key}`).digest().readUInt32BE() % SHARE === 0;
}

test('[AUTH-4] [PLAY-1] every tested sample of the docs does what its page and its recorded output say, with the bundler of its version', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { problems, unsteady } = await runSamples({
    docDir: 'docs',
    bundlers,
    commandLines,
    outputs: outputs.folder,
    cwd: process.cwd(),
    isBuiltAgain,
  });
  for (const where of unsteady)
    process.stdout.write(`${where}: passed only when it was built again\n`);
  expect(problems.join('\n')).toBe('');
});
