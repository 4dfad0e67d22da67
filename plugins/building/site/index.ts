import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import type { z } from 'zod';
import { pluginContent } from '../../content';
import { describeIssues } from '../../support/describeIssues';
import { pluginBuildCache } from '../build-cache';
import { pluginOutput } from '../output';
import { checkRoutes } from './checkRoutes';
import { missingFolders } from './contentFolders';
import { count, fail } from './fail';
import { watchAfterBuild } from './hookOrder';
import { hasConfig, siteAbove } from './openSite';
import { type SiteConfig, siteSchema } from './schema';
import { unreadablePages } from './unreadablePages';

export type { ReservedRoute, SitePlugin } from '../../content/sitePlugin';
export { count, fail, SiteConfigError } from './fail';
export type { SiteConfig } from './schema';

/** The settings that every site has, with their defaults. */
export interface SiteBasics {
  root: string;
  lang: string;
  base: string;
}

/** Returns what to do about a missing content folder. Rspress resolves paths from where a command runs. */
function folderRemedy(cwd: string): string {
  if (hasConfig(cwd)) return 'create it, or correct root, locales or multiVersion';
  const above = siteAbove(path.resolve(cwd)) ?? 'the folder that contains it';
  return `paths are relative to the folder in which the command runs, ${cwd}: run it in ${above}, create the folder, or correct root, locales or multiVersion`;
}

/**
 * Checks the settings of a site and its folders.
 *
 * @param config the settings in `rspress.config.ts`; `root` defaults to `docs`, `lang` to `en`,
 * `base` to `/`
 * @param cwd the folder to which `root` is relative
 * @param features the schemas of the settings that features add
 * @throws {SiteConfigError} naming every invalid value, every missing folder and every page that
 * cannot be read, at once
 */
export function checkSettings(
  config: object,
  cwd: string,
  features: Record<string, z.ZodType> = {},
): SiteBasics {
  const schema = siteSchema.extend(features);
  const result = schema.safeParse(config);
  if (!result.success) {
    const lines = describeIssues(result.error.issues, config, 'setting', schema);
    fail(
      'config',
      `${count(lines.length, 'setting')} of rspress.config.ts cannot be used`,
      lines.map(({ text }) => text),
    );
  }

  const { root, lang, base, locales = [], multiVersion } = siteSchema.strip().parse(config);
  const langs = locales.map((locale) => locale.lang);
  if (langs.length > 0 && !langs.includes(lang)) {
    fail('config', '1 setting of rspress.config.ts cannot be used', [
      `lang is "${lang}" → write one of ${langs.map((name) => `"${name}"`).join(', ')}, or add it to locales`,
    ]);
  }

  const missing = missingFolders({ root, langs, versions: multiVersion?.versions ?? [] }, cwd);
  if (missing.length > 0) {
    fail(
      'config',
      `${count(missing.length, 'content folder')} cannot be found`,
      missing.map((folder) => `${folder} → ${folderRemedy(cwd)}`),
    );
  }

  const unreadable = unreadablePages(root, cwd);
  if (unreadable.length > 0) {
    fail('config', `${count(unreadable.length, 'page')} cannot be read`, unreadable);
  }

  return { root, lang, base };
}

/**
 * Completes a checked site for Rspress with the plugins that every site has: the output is only
 * replaced as a whole, the build cache is never outdated, and no two pages share a route.
 */
export function finishSite(config: SiteConfig, basics: SiteBasics, cwd: string): UserConfig {
  const { keepOldFiles, ...settings } = config;
  const { plugins, others } = watchAfterBuild(config.plugins ?? []);
  const output = pluginOutput({ keepOldFiles, others });
  // The theme has more settings than Rspress's type, which passes them on.
  const site = { ...settings, ...basics } as UserConfig;
  const routes = checkRoutes({ ...site, plugins: config.plugins }, cwd);
  return { ...site, plugins: [output, pluginContent(), pluginBuildCache(), ...plugins, routes] };
}
