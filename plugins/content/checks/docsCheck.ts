import type { Finding } from '../../support/finding';
import type { DocsPage } from '../files/readPages';
import type { SiteSettings } from '../site/siteSettings';

/** The input of a check. */
export interface CheckContext {
  pages: readonly DocsPage[];
  /** The folder of the site. */
  cwd: string;
  site: SiteSettings;
  /** The findings in pages, which are reported before the checks run. @default none */
  faults?: readonly Finding[];
  /** The path of the settings file, relative to the folder of the site. @default rspress.config.ts */
  configFile?: string;
}

/** A check of the docs. It has no side effects and only reads files below `cwd`. */
export interface DocsCheck {
  name: string;
  run(context: CheckContext): Finding[] | Promise<Finding[]>;
  /** Optional packages that the check requires. If one is missing, the check is skipped. @default none */
  packages?: readonly string[];
  /** Returns lines with statistics, which are printed with the findings. @default none */
  figures?(context: CheckContext): string[];
}
