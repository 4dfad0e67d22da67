import type { RouteMeta, UserConfig } from '@rspress/core';

/** The facts about a site that scripts need. */
export interface SiteFacts {
  /** The base, with a slash at both ends. */
  base: string;
  cleanUrls: boolean;
  lang: string;
  langs: readonly string[];
  /** The default version; empty on a site without versions. */
  version: string;
  versions: readonly string[];
}

/** Returns the facts from the settings of a site. */
export function siteFacts(config: UserConfig): SiteFacts {
  return {
    base: config.base ?? '/',
    cleanUrls: config.route?.cleanUrls === true,
    lang: config.lang ?? '',
    langs: (config.locales ?? config.themeConfig?.locales ?? []).map((locale) => locale.lang),
    version: config.multiVersion?.default ?? '',
    versions: config.multiVersion?.versions ?? [],
  };
}

/** Returns a route without the prefixes of its version and language: `/v1/zh/guide/` → `/guide/`. */
export function routeWithoutPrefix(
  { routePath, version, lang }: Pick<RouteMeta, 'routePath' | 'version' | 'lang'>,
  site: Pick<SiteFacts, 'version' | 'lang'>,
): string {
  const versionPrefix = version === site.version ? '' : `/${version}`;
  const langPrefix = lang === site.lang ? '' : `/${lang}`;
  return routePath.slice(`${versionPrefix}${langPrefix}`.length);
}
