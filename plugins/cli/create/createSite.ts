import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { executeCommand, type PackageManager, runCommand } from '../../support/packageManager';
import type { CreateOptions, SitePlan } from './options';
import { planSite } from './planSite';
import { siteFiles } from './siteFiles';

export interface CreatedSite {
  /** The folder as typed: relative to the working directory, or absolute. */
  folder: string;
  /** The number of files. */
  files: number;
  packageManager: PackageManager;
}

/** The settings files of an existing site. */
const STOCK_SETTINGS = /^rspress\.config\.\w+$/;

/** Returns whether a folder contains an Rspress site. */
export function isSite(folder: string, cwd: string): boolean {
  const target = path.resolve(cwd, folder);
  if (!existsSync(target) || !statSync(target).isDirectory()) return false;
  return readdirSync(target).some((name) => STOCK_SETTINGS.test(name));
}

/** Returns why a folder is not an Rspress site, and what to do. `undefined` if it is one. */
export const siteProblem = (folder: string, cwd: string): string | undefined =>
  isSite(folder, cwd)
    ? undefined
    : `${folder} has no rspress.config.ts → enter the folder of a site that uses Rspress`;

/** Files that may exist in the folder of a new site. */
const HARMLESS = new Set(['.git', '.DS_Store', 'LICENSE', 'README.md']);

/** Returns why a site cannot be created in a folder, and what to do. `undefined` if it can. */
export function folderProblem(
  folder: string,
  cwd: string,
  packageManager: PackageManager,
): string | undefined {
  const target = path.resolve(cwd, folder);
  if (!existsSync(target)) return undefined;
  if (!statSync(target).isDirectory()) return `${folder} is a file → choose another name`;
  const taken = readdirSync(target).filter((name) => !HARMLESS.has(name));
  const settings = taken.find((name) => STOCK_SETTINGS.test(name));
  if (settings) {
    return `${folder} already contains ${settings} → to convert an Rspress site, run ${executeCommand(packageManager, 'lectern migrate')}; for a new site, choose an empty folder`;
  }
  if (taken.length === 0) return undefined;
  return `${folder} already contains ${taken.slice(0, 3).join(', ')} → choose an empty folder, or a new one`;
}

/**
 * Completes the options of a new site.
 *
 * @param cwd the folder that `folder` is relative to
 * @throws if the folder is not empty, or if the options contradict each other
 */
export function checkOptions(options: CreateOptions, cwd: string): SitePlan {
  const plan = planSite(options, cwd);
  const problem = folderProblem(options.folder, cwd, plan.packageManager);
  if (problem) throw new Error(`[create] ${problem}`);
  return plan;
}

/** Writes a new site. @throws the same as `checkOptions`, or if it cannot be written */
export function createSite(options: CreateOptions, cwd: string): CreatedSite {
  const plan = checkOptions(options, cwd);
  const target = path.resolve(cwd, options.folder);
  const files = siteFiles(plan);
  try {
    for (const [name, text] of files) {
      const file = path.join(target, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    if (plan.packed) copyFileSync(plan.packed, path.join(target, path.basename(plan.packed)));
  } catch (error) {
    throw new Error(
      `[create] ${options.folder} cannot be written (${(error as Error).message}) → choose another folder`,
    );
  }
  const folder = path.isAbsolute(options.folder) ? target : path.relative(cwd, target);
  const { packageManager } = plan;
  return { folder, files: files.size + (plan.packed ? 1 : 0), packageManager };
}

/**
 * Formats the result and the next commands.
 *
 * @param isInstalled whether the packages of the site are already installed
 */
export function nextSteps(
  { folder, files, packageManager }: CreatedSite,
  isInstalled = false,
): string {
  const typed = /^[\w./-]+$/.test(folder) ? folder : `"${folder}"`;
  const enter = folder === '' ? [] : [`  cd ${typed}`];
  return [
    `Created ${files} files. Next steps:`,
    ...enter,
    ...(isInstalled ? [] : [`  ${packageManager.name} install`]),
    `  ${runCommand(packageManager, 'dev')}`,
    'The pages of the new site explain what to do next.',
  ].join('\n');
}
