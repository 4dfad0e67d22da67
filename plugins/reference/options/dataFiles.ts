import path from 'node:path';

/** The data files of a version. */
export interface DataFiles {
  /** The options of a version's package, written by `npm run docs:options`. */
  data: (version: string) => string;
  /** The manual defaults of a version. */
  defaults: (version: string) => string;
  /** The commands and flags of a version's command line, written by `npm run docs:options`. */
  commandLine: (version: string) => string;
  /** The minor versions that added or removed options, written by `npm run docs:options -- --minors`. */
  minors: (version: string) => string;
  /** The differences between a version and a peer package, written by `npm run docs:options -- --peer`. */
  peer: (version: string) => string;
  /** Translations of the deprecation texts of the packages. */
  reasons: string;
}

/** @param folder the folder of the data, relative to the folder of the site: `docs/options` */
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
