import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import type { Bundlers } from '../samples/bundlers';
import type { PackageShape } from './extract/packageShape';
import type { Aliases } from './headingPath';
import type { OptionsSettings } from './siteOptions';

/** Where the docs describe what is no option, by the names of pages: `api/cli`. */
export interface ReferencePages {
  /** The page to name for options that belong to none. */
  options: string;
  /** The list of plugins; what is below its folder describes them. @default plugins are not checked */
  plugins?: string;
  /** The hooks of the package's classes. @default hooks are not checked */
  hooks?: string;
  /** What a loader finds at `this`. @default it is not checked */
  loaderContext?: string;
  /** Commands and flags. @default they are not checked */
  commandLine?: string;
}

/** The package whose options a site documents. */
export interface OptionsReference {
  /** The installed package of each version, the newest first: `{ v2: 'bundler', v1: 'bundler-v1' }`. */
  packages: Bundlers;
  /** The installed command line of a version. @default none */
  commandLines?: Bundlers;
  /** What the types of the package do not say themselves. */
  shape: PackageShape;
  /** Names that pages give to members of lists and records. @default none */
  aliases?: Aliases;
  /** Options below which any name may stand: `devServer.*`, or `LoaderOptionsPlugin` for its own. @default none */
  open?: readonly string[];
  /**
   * What is experimental: all below an option, and the plugins that are exported below the same
   * name, such as `experiments`.
   *
   * @default none
   */
  experimental?: readonly string[];
  /**
   * Whether code in the text of pages that names an option by its path, or an export of the package,
   * is a link to its section, with a card that says what it is.
   *
   * @default true
   */
  linkNames?: boolean;
  /**
   * What takes the place of options that a version does not have, and of plugins and loaders from
   * elsewhere, by version: `{ v2: { 'output.libraryTarget': 'output.library.type' } }`. An empty text
   * says that nothing has to. The check of configurations tells it.
   *
   * @default nothing is known
   */
  replaced?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The folder of the data, from the folder of the site. @default `options` in the folder of the docs */
  folder?: string;
  /** Where the docs describe what is no option. @default options only are checked */
  pages?: ReferencePages;
}

/** The folder of the docs of a site, from the folder of the site. */
const docDir = ({ root = 'docs' }: UserConfig, cwd: string) =>
  path.relative(cwd, path.resolve(cwd, root));

/** What the pages of a site need of a reference. */
export function optionsSettings(
  { packages, shape, linkNames, aliases, open, experimental, replaced, folder }: OptionsReference,
  config: UserConfig,
  cwd: string,
): OptionsSettings {
  return {
    folder: folder ?? path.join(docDir(config, cwd), 'options'),
    versions: Object.keys(packages),
    lang: config.lang ?? 'en',
    factory: shape.factory,
    linkNames,
    aliases,
    open,
    experimental,
    replaced,
  };
}
