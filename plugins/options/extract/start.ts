import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { packageFolder } from '../../samples/bundlers';
import { findPlugin, openSite } from '../../site/openSite';
import { dataFiles } from '../dataFiles';
import type { OptionsPlugin } from '../index';
import { optionsSettings } from '../reference';
import { optionsJson } from '../storeOptions';
import { extractOptions } from './extractOptions';
import { readCli } from './readCli';

const site = await openSite();
const { cwd, config } = site;
const { reference } = findPlugin<OptionsPlugin>(site, 'lectern:options', 'pluginOptions');
const files = dataFiles(optionsSettings(reference, config, cwd).folder, cwd);

function write(file: string, text: string, what: string): void {
  writeFileSync(file, text);
  process.stdout.write(`${path.relative(cwd, file)}: ${what}\n`);
}

for (const [version, name] of Object.entries(reference.packages)) {
  const data = await extractOptions(name, reference.shape, cwd);
  const count = Object.keys(data.options).length;
  write(
    files.data(version),
    optionsJson(data),
    `${count} options of ${data.package} ${data.version}`,
  );
}

/** The folder of a command line that the site has not installed: `docs:options v1 /tmp/cli/node_modules/@rspack/cli`. */
const [given, folder] = process.argv.slice(2);
const folders = Object.entries(reference.commandLines ?? {}).map(([version, name]) => [
  version,
  packageFolder(name, cwd),
]);
if (given && folder) folders.push([given, folder]);
for (const [version = '', of = ''] of folders) {
  const data = readCli(of);
  const count = Object.keys(data.commands).length;
  write(
    files.commandLine(version),
    `${JSON.stringify(data, undefined, 2)}\n`,
    `${count} commands of ${data.package} ${data.version}`,
  );
}
