import process from 'node:process';
import type { UserConfig } from '@rspress/core';
import { pluginBuildCache } from '../build-cache';
import { pluginContent } from '../content';
import { pluginOutput } from '../output';
import { watchAfterBuild } from '../output/hookOrder';
import { describeIssues } from '../support/describeIssues';
import { checkRoutes } from './checkRoutes';
import { missingFolders } from './contentFolders';
import { count, fail } from './fail';
import { type SiteConfig, siteSchema } from './schema';
import { unreadablePages } from './unreadablePages';

export { SiteConfigError } from './fail';
export type { ReservedRoute, SitePlugin } from './reservedRoutes';
export type { SiteConfig } from './schema';

/**
 * Checks the settings of a site and gives them to Rspress, with the plugins that every site has: the
 * output is only replaced by a whole new one, nothing old comes out of the build cache, and no two
 * pages share a route.
 *
 * @param config what `rspress.config.ts` says; `root` defaults to `docs`, `lang` to `en`, `base` to `/`
 * @param cwd the folder that `root` is relative to
 * @throws {SiteConfigError} naming every wrong value, every missing folder or every page that cannot be read, at once
 */
export function defineSite(config: SiteConfig, cwd: string = process.cwd()): UserConfig {
  const result = siteSchema.safeParse(config);
  if (!result.success) {
    const lines = describeIssues(result.error.issues, config, 'setting').map(({ text }) => text);
    fail('config', `${count(lines.length, 'setting')} of rspress.config.ts cannot be used`, lines);
  }

  const { root, lang, base, locales = [], multiVersion } = result.data;
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
      missing.map((folder) => `${folder} → create it, or mend root, locales or multiVersion`),
    );
  }

  const unreadable = unreadablePages(root, cwd);
  if (unreadable.length > 0) {
    fail('config', `${count(unreadable.length, 'page')} cannot be read`, unreadable);
  }

  const { keepOldFiles, ...settings } = config;
  const { plugins, others } = watchAfterBuild(config.plugins ?? []);
  const output = pluginOutput({ keepOldFiles, others });
  // The theme knows more settings than Rspress's type, which passes them on.
  const site = { ...settings, root, lang, base } as UserConfig;
  const routes = checkRoutes({ ...site, plugins: config.plugins }, cwd);
  return { ...site, plugins: [output, pluginContent(), pluginBuildCache(), ...plugins, routes] };
}
