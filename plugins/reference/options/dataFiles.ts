import path from 'node:path';

/** The files of the data of a version. */
export interface DataFiles {
  /** What the package of a version says, written by `npm run docs:options`. */
  data: (version: string) => string;
  /** The defaults of a version that only people can tell. */
  defaults: (version: string) => string;
  /** What the command line of a version offers, written by `npm run docs:options`. */
  commandLine: (version: string) => string;
  /** Since when a version has its options, written by `npm run docs:options -- --minors`. */
  minors: (version: string) => string;
  /** What a version differs in from another package, written by `npm run docs:options -- --peer`. */
  peer: (version: string) => string;
  /** Why options are deprecated, in other languages than the packages say it. */
  reasons: string;
}

/** @param folder of the data, from the folder of the site: `docs/options` */
export function dataFiles(folder: string, cwd: string): DataFiles {
  const file = (ending: string) => (version: string) =>
    path.resolve(cwd, folder, `${version}.${ending}`);
  return {
    data: file('json'),
    defaults: file('defaults.yaml'),
    commandLine: file('cli.json'),
    minors: file('minors.json'),
    peer: file('peer.json'),
    reasons: path.resolve(cwd, folder, 'deprecated.yaml'),
  };
}
