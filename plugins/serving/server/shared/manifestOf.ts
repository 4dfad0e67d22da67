import type { UserConfig } from '@rspress/core';
import type { SitePlugin } from '../../../content/sitePlugin';
import { siteRedirects } from '../../../content/siteRedirects';
import { type ContentSources, mergeSources } from '../../../support/contentSources';
import type { SiteManifest } from './manifest';

/** Creates the manifest of a site from its settings and its plugins. */
export function manifestOf(config: UserConfig, contentSources: ContentSources = {}): SiteManifest {
  const locales = config.locales ?? config.themeConfig?.locales ?? [];
  const plugins: readonly SitePlugin[] = config.plugins ?? [];
  const reserved = plugins.flatMap((plugin) => plugin.reservedRoutes?.() ?? []);
  const ofPlugins = plugins.map((plugin) => plugin.contentSources?.() ?? {});
  return {
    title: config.title ?? '',
    origin: config.siteOrigin ?? '',
    base: config.base ?? '/',
    cleanUrls: config.route?.cleanUrls === true,
    lang: config.lang ?? '',
    langs: locales.map(({ lang }) => lang),
    version: config.multiVersion?.default ?? '',
    versions: config.multiVersion?.versions ?? [],
    contentSources: mergeSources(contentSources, ...ofPlugins),
    requiredFiles: plugins.flatMap((plugin) => plugin.requiredFiles?.() ?? []),
    reserved: reserved.filter(({ isBelowBase = true }) => isBelowBase).map(({ path }) => path),
    redirects: siteRedirects(config),
    ownHeaders: plugins.flatMap((plugin) => [...(plugin.ownHeaders?.() ?? [])]),
    movedSections: Object.assign({}, ...plugins.map((plugin) => plugin.movedSections?.())),
    redirectPages: [],
  };
}
