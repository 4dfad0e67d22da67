import type { Finding } from '../../support/finding';
import type { DocsPage } from '../files/readPages';
import type { SiteSettings } from '../site/siteSettings';

/** What a check is given. */
export interface CheckContext {
  pages: readonly DocsPage[];
  /** The folder of the site. */
  cwd: string;
  site: SiteSettings;
  /** The file of the settings, from there. @default rspress.config.ts */
  configFile?: string;
}

/** One check of the docs: pure but for the files below `cwd`. */
export interface DocsCheck {
  name: string;
  run(context: CheckContext): Finding[] | Promise<Finding[]>;
  /** Packages that it needs and a site may leave out; without them it is not run. @default none */
  packages?: readonly string[];
  /** Lines to print with the findings: how much there is. @default none */
  figures?(context: CheckContext): string[];
}
