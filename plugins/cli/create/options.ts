import type { PackageManager } from '../../support/packageManager';
import type { SearchEngine } from './searchEngines';

/** The kinds of new sites. */
export const TEMPLATES = ['one-language', 'two-languages', 'versions'] as const;

export type Template = (typeof TEMPLATES)[number];

/** The template that converts an existing Rspress site instead of writing a new one. */
export const FROM_RSPRESS = 'from-rspress';

/** The answers of prompts about an existing Rspress site. */
export interface MigrationAnswers {
  template: typeof FROM_RSPRESS;
  /** The folder of the site. */
  folder: string;
  /** Also installs the packages of the converted site. */
  install: boolean;
}

/** The options, from prompts or flags. */
export interface CreateOptions {
  /** The folder of the new site. */
  folder: string;
  /** @default 'two-languages' if several languages are given, otherwise 'one-language' */
  template?: Template;
  /** The languages. The first is the default. @default English, and Chinese where the template has two */
  languages?: readonly string[];
  /** @default the name of the folder */
  title?: string;
  /** Where readers search. @default 'local' */
  search?: SearchEngine;
  askAi?: boolean;
  /** The version or file to install Lectern from. @default the running version */
  lectern?: string;
  /** Installs the packages of the new site. */
  install?: boolean;
  /** The package manager. @default npm */
  packageManager?: PackageManager;
}

/** The complete options of a new site. */
export interface SitePlan {
  name: string;
  title: string;
  languages: readonly string[];
  /** The versions, newest first. Empty if the site has no versions. */
  versions: readonly string[];
  search: SearchEngine;
  askAi: boolean;
  /** The value for `lectern` in the dependencies of `package.json`. */
  lectern: string;
  /** The packed file to copy to the site, so that its container and its workflow can install it. */
  packed?: string;
  packageManager: PackageManager;
}
