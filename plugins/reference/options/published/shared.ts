/** The build, the server and the browser import this file. */

export { plainPath } from '../../../support/plainPath';

/** An option as the files of a site tell it. */
export interface PublishedOption {
  /** As its page shows it. */
  type: string;
  /** In Markdown, in the language of the file; nothing where nobody has said it. */
  default?: string;
  required?: true;
  /** The argument of a constructor with several, the first is 1. */
  argument?: number;
  /** What the package says beside `@deprecated`; empty if it says nothing. */
  deprecated?: string;
  /** What its section says first, in Markdown with nothing but code in it. */
  about?: string;
  /** It may change in any release. */
  experimental?: true;
  /** It belongs to another tool, which the package hands it on to. */
  foreign?: true;
  /** The first minor version that has it, where it is newer than its major: `2.1`. */
  since?: string;
  /** The version of the docs that no longer has it: `v2`. */
  removedIn?: string;
  /** Where it is explained, below the base: `/zh/config/output#outputpath`. */
  page?: string;
  /** What the version changed of the one before. */
  changed?: readonly ('added' | 'type' | 'default')[];
  /** The default of the version before, where it was another one. */
  previousDefault?: string;
  /** What it differs in from the other package that the options are compared with. */
  peer?: PublishedDifference;
}

/** How an option differs from the same one of another package. */
export interface PublishedDifference {
  /** That package does not have it. */
  missing?: true;
  /** The default of that package, in Markdown, where it is another one. */
  default?: string;
  /** Values that only that package takes, as types write them: `'eval'`, `string`, `() => …`. */
  more?: readonly string[];
  /** Values that only this one takes. */
  fewer?: readonly string[];
}

/** An option that a version no longer has. */
export interface RemovedOption {
  /** As the version before has it. */
  type: string;
  /** As in `PublishedOption`, of the version before. */
  about?: string;
  /** Where the version before explains it, below the base. */
  page?: string;
}

/** An option that a minor version had, and the newest of the same major does not. */
export interface GoneOption extends RemovedOption {
  /** The first minor version that has it, where it is newer than its major: `2.1`. */
  since?: string;
  /** The last minor version that has it: `2.2`. */
  until: string;
  /** The first that does not: `2.3`. */
  removedIn: string;
}

/** A class that the package exports. */
export interface PublishedExport {
  /** Where it is explained, below the base. */
  page: string;
  /** What its page or section says first, in Markdown with nothing but code in it. */
  about?: string;
  /** It may change in any release. */
  experimental?: true;
}

/** The options of a version in a language: the content of a file. */
export interface PublishedOptions {
  /** `@rspack/core` */
  package: string;
  /** The release that was read: `2.3.2`. */
  version: string;
  /** The plugins that the package exports, by the name they are reached by. */
  plugins: readonly string[];
  /** What of these is explained, by name. */
  exports?: Readonly<Record<string, PublishedExport>>;
  /** Options below which any name may stand, as another tool reads them: `devServer.*`. */
  open: readonly string[];
  /** By path, with marks for lists and records: `module.rules[].test`. */
  options: Readonly<Record<string, PublishedOption>>;
  /** Options of the version before that this one does not have, by path. */
  removed: Readonly<Record<string, RemovedOption>>;
  /** Every minor version of its major, the oldest first; none where they have not been read. */
  minors?: readonly string[];
  /** Options of earlier minor versions that the newest does not have, by path. */
  gone?: Readonly<Record<string, GoneOption>>;
  /** The other package that the options are compared with; none where they are not. */
  peer?: { package: string; version: string };
  /** What takes the place of names that it does not have; an empty text where nothing has to. */
  replaced: Readonly<Record<string, string>>;
}

/** The file of a version and language in the output: `options/v2/en.json`. */
export function optionsFile(version: string, lang: string): string {
  return `options/${version}/${lang}.json`;
}

/** The file with the named types of a version in the output: `options/v2/types.json`. */
export function typesFile(version: string): string {
  return `options/${version}/types.json`;
}
