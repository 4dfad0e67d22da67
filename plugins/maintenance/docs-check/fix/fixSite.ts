import type { OpenedSite } from '../../../building/site/openSite';
import { type CheckReport, type CheckScope, checkSite } from '../checkSite';
import { fixFiles } from './fixFiles';
import type { Fixable } from './fixText';

export { fixLine } from './fixFiles';

/** A page that can be parsed again shows what else is wrong in it. */
const MOST_ROUNDS = 5;

/** What was mended in the pages of a site, and what is left. */
export interface FixReport {
  fixed: Fixable[];
  report: CheckReport;
}

/**
 * Checks a site, writes what only one edit can mend, and checks it again until there is no more of it.
 */
export async function fixSite(
  site: OpenedSite,
  scope: CheckScope,
  { isDry }: { isDry: boolean },
): Promise<FixReport> {
  const fixed: Fixable[] = [];
  for (let round = 1; ; round += 1) {
    const report = await checkSite(site, scope);
    const now = round > MOST_ROUNDS ? [] : fixFiles(report.findings, { cwd: site.cwd, isDry });
    fixed.push(...now);
    if (isDry || now.length === 0) return { fixed, report };
  }
}
