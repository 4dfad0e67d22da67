import type { OpenedSite } from '../../../building/site/openSite';
import { siteSettings } from '../../../content/site/siteSettings';
import { type CheckReport, type CheckScope, checkSite } from '../checkSite';
import { fixFiles } from './fixFiles';
import type { Fixable } from './fixText';

export { fixLine } from './fixFiles';

/** The maximum number of rounds. A page that can be parsed after a fix may have further findings. */
const MAX_ROUNDS = 5;

/** The findings that were fixed in the pages of a site, and the remaining ones. */
export interface FixReport {
  fixed: Fixable[];
  report: CheckReport;
}

/** Checks a site and applies fixes repeatedly until there are none left. */
export async function fixSite(
  site: OpenedSite,
  scope: CheckScope,
  { isDry }: { isDry: boolean },
): Promise<FixReport> {
  const fixed: Fixable[] = [];
  const settings = siteSettings(site.config);
  for (let round = 1; ; round += 1) {
    const report = await checkSite(site, scope, settings);
    const now = round > MAX_ROUNDS ? [] : fixFiles(report.findings, { cwd: site.cwd, isDry });
    fixed.push(...now);
    if (isDry || now.length === 0) return { fixed, report };
  }
}
