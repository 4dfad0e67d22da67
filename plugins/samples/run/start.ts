import process from 'node:process';
import { parseArgs } from 'node:util';
import { findPlugin, openSite } from '../../site/openSite';
import type { SamplesPlugin } from '../index';
import { reportText } from './reportText';
import { runSamples } from './runSamples';

const USAGE = `npm run docs:samples [-- PAGE...]

Builds the tested samples of the docs with the bundler of their version, save those that have passed.
PAGE is a part of a page's path, for its samples only: guide/features/css, v1/zh/config/cache.
`;

/** Builds what the command line asks for, and says what came of it. */
async function run(wanted: readonly string[]): Promise<void> {
  const site = await openSite();
  const { bundlers } = findPlugin<SamplesPlugin>(site, 'lectern:samples', 'pluginSamples');
  const report = await runSamples({ docDir: site.docDir, bundlers, cwd: site.cwd, wanted });
  process.stdout.write(`${reportText(report)}\n`);
  if (report.problems.length > 0) process.exitCode = 1;
}

try {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) process.stdout.write(USAGE);
  else await run(positionals);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
