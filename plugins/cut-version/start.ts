import process from 'node:process';
import { packageVersion, rspackBundlers } from '../samples/bundlers';
import { cutVersion } from './cutVersion';
import { CutError } from './options';

/** About this site and its days; a version of the bundler has none of its own. */
const ONLY_NEWEST = ['news', 'lectern'];

const args = process.argv.slice(2);
const [version = ''] = args.filter((arg) => !arg.startsWith('--'));
try {
  const { from, written } = cutVersion({
    version,
    cwd: process.cwd(),
    docDir: 'docs',
    configFile: 'rspress.config.ts',
    bundlersFile: 'plugins/samples/bundlers.ts',
    onlyNewest: ONLY_NEWEST,
    isForced: args.includes('--force'),
  });
  const name = Object.entries(rspackBundlers).find(([key]) => key === from)?.[1];
  const pinned = name && `rspack-${from}@npm:${name}@${packageVersion(name)}`;
  process.stdout.write(
    `${version} is cut from ${from} and is the current version now. Written:\n${written.map((file) => `  ${file}`).join('\n')}\n`,
  );
  if (pinned) {
    process.stdout.write(
      `Before ${name} is updated for ${version}: npm install -D -E ${pinned}, and write ${from}: 'rspack-${from}' in plugins/samples/bundlers.ts\n`,
    );
  }
} catch (error) {
  if (!(error instanceof CutError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
