import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import type { Bundlers } from '../samples/bundlers';
import type { PackageShape } from './extract/packageShape';
import type { Aliases } from './headingPath';
import type { OptionsSettings } from './siteOptions';

/** The pages that describe everything other than options, by name: `api/cli`. */
export interface ReferencePages {
  /** The page to suggest for options that no page documents. */
  options: string;
  /**
   * The page that lists the plugins. The pages in its folder describe them.
   * @default plugins are not checked
   */
  plugins?: string;
  /** The page that describes the hooks of the package's classes. @default hooks are not checked */
  hooks?: string;
  /** The page that describes `this` in a loader. @default `this` is not checked */
  loaderContext?: string;
  /** The page that describes the commands and flags. @default commands and flags are not checked */
  commandLine?: string;
}

/** Another package that readers come from: its options are compared with those of the docs. */
export interface PeerPackage {
  /** The name of the package in the registry, which is also shown to readers: `webpack`. */
  package: string;
  /** The release to compare with: `5.112.2`. */
  version: string;
  /** The exported type of a configuration. */
  configuration: string;
  /** The exported function that receives a configuration and applies the defaults. */
  factory: string;
  /**
   * Additional options whose default depends on the machine.
   * @default none
   */
  ofMachine?: readonly string[];
}

/** The package whose options a site documents. */
export interface OptionsReference {
  /** The installed package of each version, the newest first: `{ v2: 'bundler', v1: 'bundler-v1' }`. */
  packages: Bundlers;
  /** The installed package with the command-line tool of each version. @default none */
  commandLines?: Bundlers;
  /** Facts that the types of the package do not contain. */
  shape: PackageShape;
  /** The names that pages use for members of lists and records. @default none */
  aliases?: Aliases;
  /**
   * Options below which any name is allowed: `devServer.*`, or `LoaderOptionsPlugin` for the
   * options of this plugin.
   * @default none
   */
  open?: readonly string[];
  /**
   * Names such as `experiments`: the options below such a name, and the exports of the package
   * below it, are marked as experimental.
   *
   * @default none
   */
  experimental?: readonly string[];
  /**
   * Whether inline code that names an option by its path, or an export of the package, becomes a
   * link to its section, with a card that describes it.
   *
   * @default true
   */
  linkNames?: boolean;
  /**
   * Replacements for options that a version does not have, and for plugins and loaders of other
   * tools, by version: `{ v2: { 'output.libraryTarget': 'output.library.type' } }`. An empty string
   * means that the entry can be removed. The configuration check suggests the replacement.
   *
   * @default none
   */
  replaced?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * The folders of pages, such as `guide`, whose text and tested samples are searched for options.
   * The section of an option links to the pages that are most relevant to it, and these pages link
   * to their options.
   *
   * @default no pages
   */
  usedIn?: readonly string[];
  /**
   * A package that readers might already know, such as `webpack`. Options that this package does not
   * have, or that have a different default or accept different values in it, are marked. `lectern options
   * --peer` downloads it from the registry.
   *
   * @default options are not compared
   */
  peer?: PeerPackage;
  /**
   * The folder of the data, relative to the folder of the site.
   * @default `options` in the folder of the docs
   */
  folder?: string;
  /** Where the docs describe everything that is not an option. @default only options are checked */
  pages?: ReferencePages;
}

/** Returns the folder of the docs of a site, relative to the folder of the site. */
const docDir = ({ root = 'docs' }: UserConfig, cwd: string) =>
  path.relative(cwd, path.resolve(cwd, root));

/** Returns the settings that pages need from a reference. */
export function optionsSettings(
  {
    packages,
    shape,
    linkNames,
    usedIn,
    aliases,
    open,
    experimental,
    replaced,
    folder,
  }: OptionsReference,
  config: UserConfig,
  cwd: string,
): OptionsSettings {
  return {
    folder: folder ?? path.join(docDir(config, cwd), 'options'),
    versions: Object.keys(packages),
    lang: config.lang ?? 'en',
    factory: shape.factory,
    linkNames,
    usedIn,
    aliases,
    open,
    experimental,
    replaced,
  };
}
