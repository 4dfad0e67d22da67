import path from 'node:path';

/** Where the data of options is, from the folder of the site. */
export const DATA_FOLDER = 'docs/options';

/** What the package of a version says, written by `npm run docs:options`. */
export function dataFile(cwd: string, version: string): string {
  return path.join(cwd, DATA_FOLDER, `${version}.json`);
}

/** The defaults of a version that only people can tell. */
export function defaultsFile(cwd: string, version: string): string {
  return path.join(cwd, DATA_FOLDER, `${version}.defaults.yaml`);
}

/** What the command line of a version offers, written by `npm run docs:options`. */
export function cliFile(cwd: string, version: string): string {
  return path.join(cwd, DATA_FOLDER, `${version}.cli.json`);
}
