/** The build, the server and the browser import this file. */

export { plainPath } from '../../../support/plainPath';

/** An option in the files of a site. */
export interface PublishedOption {
  /** The type as its page shows it. */
  type: string;
  /** The default in Markdown, in the language of the file; `undefined` if it is unknown. */
  default?: string;
  required?: true;
  /** The position of the argument, from 1, in a constructor with several arguments. */
  argument?: number;
  /** The text after `@deprecated`, or an empty string. */
  deprecated?: string;
  /** The first sentence of its section, in Markdown that contains only text and code. */
  about?: string;
  /** It may change in any release. */
  experimental?: true;
  /** Another tool reads the option. */
  foreign?: true;
  /** The first minor version that has it, if it is newer than the major version: `2.1`. */
  since?: string;
  /** The version of the docs that removed it: `v2`. */
  removedIn?: string;
  /** The URL of its section, relative to the base: `/zh/config/output#outputpath`. */
  page?: string;
  /** The changes since the previous version. */
  changed?: readonly ('added' | 'type' | 'default')[];
  /** The default in the previous version, if it differs. */
  previousDefault?: string;
  /** The differences from the peer package. */
  peer?: PublishedDifference;
}

/** The difference between an option and the same option of the peer package. */
export interface PublishedDifference {
  /** The peer package does not have it. */
  missing?: true;
  /** The default in the peer package in Markdown, if it differs. */
  default?: string;
  /** Values that only the peer package accepts, as in types: `'eval'`, `string`, `() => …`. */
  more?: readonly string[];
  /** Values that the peer package does not accept. */
  fewer?: readonly string[];
}

/** An option that a version removed. */
export interface RemovedOption {
  /** The type in the previous version. */
  type: string;
  /** The description in the previous version, as in `PublishedOption`. */
  about?: string;
  /** The URL of its section in the previous version, relative to the base. */
  page?: string;
}

/** An option of an earlier minor version that the newest one does not have. */
export interface GoneOption extends RemovedOption {
  /** The first minor version that has it, if it is newer than the major version: `2.1`. */
  since?: string;
  /** The last minor version that has it: `2.2`. */
  until: string;
  /** The first minor version without it: `2.3`. */
  removedIn: string;
}

/** A class that the package exports. */
export interface PublishedExport {
  /** The URL of the page or section that explains it, relative to the base. */
  page: string;
  /** The first sentence of its page or section, in Markdown that contains only text and code. */
  about?: string;
  /** It may change in any release. */
  experimental?: true;
}

/** The content of an options file: the options of a version in a language. */
export interface PublishedOptions {
  /** `@rspack/core` */
  package: string;
  /** The release that was read: `2.3.2`. */
  version: string;
  /** The exported plugins, by the name that code uses. */
  plugins: readonly string[];
  /** The documented exports by name. */
  exports?: Readonly<Record<string, PublishedExport>>;
  /** Options below which any name is allowed, because another tool reads them: `devServer.*`. */
  open: readonly string[];
  /** The options by path: `module.rules[].test`. */
  options: Readonly<Record<string, PublishedOption>>;
  /** Options of the previous version that this one does not have, by path. */
  removed: Readonly<Record<string, RemovedOption>>;
  /** The minor versions, oldest first; `undefined` if they are not stored. */
  minors?: readonly string[];
  /** Options of earlier minor versions that the newest does not have, by path. */
  gone?: Readonly<Record<string, GoneOption>>;
  /** The peer package that the options are compared with. */
  peer?: { package: string; version: string };
  /**
   * Replacements for names that the version does not have. An empty string means that nothing is needed
   * instead.
   */
  replaced: Readonly<Record<string, string>>;
  /** Alternatives to plugins and loaders of other packages that work with the version. */
  alternatives?: Readonly<Record<string, string>>;
}

/** Returns the output file of a version and language: `options/v2/en.json`. */
export function optionsFile(version: string, lang: string): string {
  return `options/${version}/${lang}.json`;
}

/** Returns the output file with the named types of a version: `options/v2/types.json`. */
export function typesFile(version: string): string {
  return `options/${version}/types.json`;
}
