import type { UserConfig } from '@rspress/core';
import type { SearchThemeConfig } from '../../search/shared/settings';
import type { SiteManifest } from './manifest';
import type { ContentSources } from './securityHeaders';

/** The facts of a site, from its settings. */
export function manifestOf(config: UserConfig, contentSources: ContentSources = {}): SiteManifest {
  const locales = config.locales ?? config.themeConfig?.locales ?? [];
  return {
    title: config.title ?? '',
    origin: config.siteOrigin ?? '',
    base: config.base ?? '/',
    cleanUrls: config.route?.cleanUrls === true,
    lang: config.lang ?? '',
    langs: locales.map(({ lang }) => lang),
    version: config.multiVersion?.default ?? '',
    versions: config.multiVersion?.versions ?? [],
    contentSources: Object.fromEntries(
      Object.entries(contentSources).map(([directive, sources]) => [directive, [...sources]]),
    ),
    hasSearch: (config.themeConfig as SearchThemeConfig | undefined)?.searchSettings !== undefined,
  };
}
