import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { packageFolder, rspackBundlers } from '../../samples/bundlers';
import { cliFile, dataFile } from '../dataFiles';
import { optionsJson } from '../storeOptions';
import { extractOptions } from './extractOptions';
import { readCli } from './readCli';
import { rspackCommandLines } from './rspackCommandLines';
import { rspackShape } from './rspackShape';

const cwd = process.cwd();

function write(file: string, text: string, what: string): void {
  writeFileSync(file, text);
  process.stdout.write(`${path.relative(cwd, file)}: ${what}\n`);
}

for (const [version, name] of Object.entries(rspackBundlers)) {
  const data = await extractOptions(name, rspackShape, cwd);
  const count = Object.keys(data.options).length;
  write(
    dataFile(cwd, version),
    optionsJson(data),
    `${count} options of ${data.package} ${data.version}`,
  );
}

/** The folder of a command line that the site has not installed: `docs:options v1 /tmp/cli/node_modules/@rspack/cli`. */
const [given, folder] = process.argv.slice(2);
const folders = Object.entries(rspackCommandLines).map(([version, name]) => [
  version,
  packageFolder(name, cwd),
]);
if (given && folder) folders.push([given, folder]);
for (const [version = '', of = ''] of folders) {
  const data = readCli(of);
  const count = Object.keys(data.commands).length;
  write(
    cliFile(cwd, version),
    `${JSON.stringify(data, undefined, 2)}\n`,
    `${count} commands of ${data.package} ${data.version}`,
  );
}
