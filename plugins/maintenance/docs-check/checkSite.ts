import { existsSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { OpenedSite } from '../../building/site/openSite';
import { sitePages } from '../../content/files/readPages';
import { type SiteSettings, siteSettings } from '../../content/site/siteSettings';
import { contentOf } from '../../content/siteContent';
import type { Finding } from '../../support/finding';
import { nearestName } from '../../support/nearestName';
import { installCommand, missingPackages } from '../../support/optionalPackage';
import { progressOf } from '../../support/progress';
import { checks } from './checks';
import { isUnreadable, pages as pageFaults } from './checks/pages';
import { routesOf } from './routesOf';

/** The result of all checks. */
export interface CheckReport {
  findings: Finding[];
  /** Lines with totals. */
  figures: string[];
  /** Checks that were skipped, with the command that installs their dependencies. */
  skipped: string[];
  /** The number of pages. */
  pages: number;
  seconds: number;
}

/** Combines the reports of several sites. */
export function joinReports(reports: readonly CheckReport[]): CheckReport {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    findings: reports.flatMap(({ findings }) => findings),
    figures: reports.flatMap(({ figures }) => figures),
    skipped: [...new Set(reports.flatMap(({ skipped }) => skipped))],
    pages: sum(reports.map(({ pages }) => pages)),
    seconds: Number(sum(reports.map(({ seconds }) => seconds)).toFixed(1)),
  };
}

/** The parts of a site to check. */
export interface CheckScope {
  /** The names of checks to run. @default all checks */
  only?: readonly string[];
  /** Files or folders that findings are limited to. @default all files */
  files?: readonly string[];
  /** Called regularly with a line about the progress. */
  onProgress?: (line: string) => void;
}

const isBelow = (file: string, folder: string) => {
  const way = path.relative(folder, file);
  return way === '' || !(way.startsWith('..') || path.isAbsolute(way));
};

/**
 * Runs the checks of every site and those of its plugins.
 *
 * @param settings the result of the plugins' hooks, which must not run twice for one site, because they register checks
 * @throws if the scope contains an unknown check or a missing file
 */
export async function checkSite(
  site: OpenedSite,
  { only = [], files = [], onProgress = () => {} }: CheckScope = {},
  settings: Promise<SiteSettings> = siteSettings(site.config),
): Promise<CheckReport> {
  const started = performance.now();
  const { cwd, configFile } = site;
  const settled = await settings;
  const content = contentOf(settled.config);
  const pages = sitePages(site, content.writtenFiles);
  const context = { pages, cwd, configFile, site: settled };
  content.setRoutes(routesOf(context));
  const own = await Promise.all(site.plugins.map((plugin) => plugin.checks?.(site.config) ?? []));
  const known = [...checks, ...own.flat()];
  const names = [pageFaults.name, ...known.map((check) => check.name)];
  for (const name of only) {
    if (names.includes(name)) continue;
    const near = nearestName(name, names);
    const remedy = near ? `did you mean ${near}? The checks of this site are` : 'use one of';
    throw new Error(`[check] unknown check "${name}" → ${remedy} ${names.join(', ')}`);
  }
  for (const file of files) {
    if (existsSync(path.resolve(cwd, file))) continue;
    throw new Error(`[check] ${file} does not exist → correct the path`);
  }
  const isWanted = ({ file }: Finding) =>
    files.length === 0 ||
    files.some((one) => isBelow(path.resolve(cwd, file), path.resolve(cwd, one)));
  const chosen = known.filter(({ name }) => only.length === 0 || only.includes(name));
  const all = chosen.map((check) => ({
    ...check,
    missing: missingPackages(check.packages ?? []),
  }));
  const faults = await pageFaults.run(context);
  const isReadable = !faults.some(isUnreadable);
  const run = isReadable ? all.filter(({ missing }) => missing.length === 0) : [];
  const progress = progressOf('[check] {} checks', onProgress);
  let done = 0;
  const found = await Promise.all(
    run.map(async (check) => {
      const findings = await check.run({ ...context, faults });
      done += 1;
      progress(done, run.length);
      return findings;
    }),
  );
  return {
    findings: [...faults, ...found.flat()].filter(isWanted),
    figures: run.flatMap(({ figures }) => figures?.(context) ?? []),
    skipped: isReadable
      ? all
          .filter(({ missing }) => missing.length > 0)
          .map(({ name, missing }) => `${name} is not checked → ${installCommand(missing)}`)
      : ['Other checks are skipped until all pages can be parsed → correct these first'],
    pages: pages.length,
    seconds: Number(((performance.now() - started) / 1000).toFixed(1)),
  };
}
