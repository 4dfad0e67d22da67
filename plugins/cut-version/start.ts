import process from 'node:process';
import type { SamplesPlugin } from '../samples';
import { packageVersion } from '../samples/bundlers';
import { openSite } from '../site/openSite';
import { cutVersion } from './cutVersion';
import { CutError } from './options';

const args = process.argv.slice(2);
const [version = ''] = args.filter((arg) => !arg.startsWith('--'));

/** The value of `--name=value`. */
const flag = (name: string) =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);

/** The file that says which package documents each version. */
const packagesFile = flag('packages');
try {
  const site = await openSite();
  const { from, written } = cutVersion({
    version,
    cwd: site.cwd,
    docDir: site.docDir,
    configFile: site.configFile,
    bundlersFile: packagesFile,
    onlyNewest: flag('only-newest')?.split(',') ?? [],
    isForced: args.includes('--force'),
  });
  const samples = site.plugins.find(({ name }) => name === 'lectern:samples');
  const name = (samples as SamplesPlugin | undefined)?.bundlers[from];
  const alias = name && `${name.split('/').at(-1)}-${from}`;
  const pinned = name && `${alias}@npm:${name}@${packageVersion(name, site.cwd)}`;
  process.stdout.write(
    `${version} is cut from ${from} and is the current version now. Written:\n${written.map((file) => `  ${file}`).join('\n')}\n`,
  );
  if (pinned) {
    process.stdout.write(
      `Before ${name} is updated for ${version}: npm install -D -E ${pinned}, and write ${from}: '${alias}' in ${packagesFile ?? site.configFile}\n`,
    );
  }
} catch (error) {
  if (!(error instanceof CutError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
