import type { PackageManager } from '../../support/packageManager';

/** What a new site may have. */
export const TEMPLATES = ['one-language', 'two-languages', 'versions'] as const;

export type Template = (typeof TEMPLATES)[number];

/** What is asked, or said by flags. */
export interface CreateOptions {
  /** Where the site is written. */
  folder: string;
  /** @default 'two-languages' where several languages are given, else 'one-language' */
  template?: Template;
  /** The first is the default one. @default English, and Chinese where the template has two */
  languages?: readonly string[];
  /** @default the name of the folder */
  title?: string;
  askAi?: boolean;
  /** Where Lectern is installed from. @default the version that runs */
  lectern?: string;
  /** Installs the packages of the new site. */
  install?: boolean;
  /** What the site is installed with. @default npm */
  packageManager?: PackageManager;
}

/** A new site, with nothing left open. */
export interface SitePlan {
  name: string;
  title: string;
  languages: readonly string[];
  /** The newest first; none where the site has no versions. */
  versions: readonly string[];
  askAi: boolean;
  /** Where Lectern is installed from, as `package.json` says it. */
  lectern: string;
  /** The packed file that the site gets a copy of, so that its container and its workflow find it. */
  packed?: string;
  packageManager: PackageManager;
}
