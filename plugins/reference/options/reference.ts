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
   * The page that lists the plugins. The pages in its folder describe the individual plugins.
   * @default plugins are not checked
   */
  plugins?: string;
  /** The page that describes the hooks of the package's classes. @default hooks are not checked */
  hooks?: string;
  /** The page that describes `this` in a loader. @default `this` is not checked */
  loaderContext?: string;
  /** The page that describes the commands and flags of the command-line tool. @default commands and flags are not checked */
  commandLine?: string;
}

/** Another package that readers come from: its options are compared with those of the docs. */
export interface PeerPackage {
  /** The name of the package in the registry, which is also shown to readers: `webpack`. */
  package: string;
  /** The release to compare with: `5.112.2`. */
  version: string;
  /** The name of the exported type that describes a configuration. */
  configuration: string;
  /** The name of the exported function that receives a configuration and applies the defaults. */
  factory: string;
  /**
   * Additional options whose default depends on the machine.
   * @default none
   */
  ofMachine?: readonly string[];
}

/** The package whose options a site documents. */
export interface OptionsReference {
  /** The installed package for each version, the newest first: `{ v2: 'bundler', v1: 'bundler-v1' }`. */
  packages: Bundlers;
  /** The installed package that contains the command-line tool, for each version. @default none */
  commandLines?: Bundlers;
  /** Facts about the package that its types do not contain. */
  shape: PackageShape;
  /** The names that pages use for members of lists and records. @default none */
  aliases?: Aliases;
  /**
   * Options below which any name is allowed: `devServer.*`, or `LoaderOptionsPlugin` for the options of
   * that plugin.
   * @default none
   */
  open?: readonly string[];
  /**
   * Names such as `experiments`. The options and package exports below these names are marked as
   * experimental.
   *
   * @default none
   */
  experimental?: readonly string[];
  /**
   * Whether inline code that contains the path of an option, or the name of a package export, becomes a
   * link to the section about it, with a card that shows a summary.
   *
   * @default true
   */
  linkNames?: boolean;
  /**
   * Replacements for options that a version does not have, and for plugins and loaders of other tools
   * that do not work with it, by version: `{ v2: { 'output.libraryTarget': 'output.library.type' } }`. An empty
   * string means that the option, plugin or loader can be removed. The configuration check suggests these
   * replacements.
   *
   * @default none
   */
  replaced?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Alternatives to plugins and loaders of other tools that work with a version, by version:
   * `{ v2: { HtmlWebpackPlugin: 'HtmlRspackPlugin' } }`. The configuration check mentions these alternatives,
   * but does not count them as problems.
   *
   * @default none
   */
  alternatives?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * The folders, such as `guide`, in whose pages Lectern searches the text and the tested samples for
   * options. The section of an option links to the pages that are most relevant to it, and each of
   * these pages links to the options that it uses.
   *
   * @default no pages
   */
  usedIn?: readonly string[];
  /**
   * A similar package that readers might already know, such as `webpack`. An option is marked if the
   * similar package does not have it, or if the option has a different default or accepts different
   * values in that package. `lectern options --peer` downloads the package from the registry.
   *
   * @default options are not compared
   */
  peer?: PeerPackage;
  /**
   * The folder that contains the option data, relative to the folder of the site.
   * @default `options` in the folder of the docs
   */
  folder?: string;
  /** The pages that describe everything other than options. @default only options are checked */
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
    alternatives,
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
    alternatives,
  };
}
