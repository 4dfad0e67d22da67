import process from 'node:process';
import { expect, test } from 'vitest';
import { runSamples } from '../plugins/reference/samples/run/runSamples';
import { bundlers, commandLines, outputs } from '../site/rspack';

/** All samples of the docs, on a machine that does other things too. */
const TIMEOUT_MS = 1_500_000;

test('[AUTH-4] [PLAY-1] every tested sample of the docs does what its page and its recorded output say, with the bundler of its version', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { problems, unsteady } = await runSamples({
    docDir: 'docs',
    bundlers,
    commandLines,
    outputs: outputs.folder,
    cwd: process.cwd(),
  });
  for (const where of unsteady)
    process.stdout.write(`${where}: passed only when it was built again\n`);
  expect(problems.join('\n')).toBe('');
});
