import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findPlugin, type OpenedSite } from '../../../building/site/openSite';
import { packageFolder } from '../../samples/bundlers';
import { dataFiles } from '../dataFiles';
import type { OptionsPlugin } from '../index';
import { optionsSettings } from '../reference';
import { optionsJson } from '../storeOptions';
import { extractOptions } from './extractOptions';
import { readCli } from './readCli';

/**
 * Reads the options of the packages of a site, and writes them to its folder of options.
 *
 * @param log called with a line for each file
 */
export async function writeOptions(site: OpenedSite, log: (line: string) => void): Promise<void> {
  const { cwd, config } = site;
  const { reference } = findPlugin<OptionsPlugin>(site, 'lectern:options', 'options');
  const files = dataFiles(optionsSettings(reference, config, cwd).folder, cwd);

  function write(file: string, text: string, what: string): void {
    writeFileSync(file, text);
    log(`${path.relative(cwd, file)}: ${what}`);
  }

  for (const [version, name] of Object.entries(reference.packages)) {
    const data = await extractOptions(name, reference.shape, cwd);
    const count = Object.keys(data.options).length;
    const what = `${count} options of ${data.package} ${data.version}`;
    write(files.data(version), optionsJson(data), what);
  }
  for (const [version, name] of Object.entries(reference.commandLines ?? {})) {
    const data = readCli(packageFolder(name, cwd));
    const count = Object.keys(data.commands).length;
    const what = `${count} commands of ${data.package} ${data.version}`;
    write(files.commandLine(version), `${JSON.stringify(data, undefined, 2)}\n`, what);
  }
}
