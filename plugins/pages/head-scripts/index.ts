import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import { contentOf } from '../../content/siteContent';
import { siteFacts } from '../../support/siteFacts';
import { appearanceScript } from './appearanceScript';
import { defaultPrefixScript } from './defaultPrefixScript';
import { earlyClicksScript } from './earlyClicksScript';
import { hiddenPartsScript } from './hiddenPartsScript';
import {
  languageTag,
  type PagesByLanguage,
  pagesByRoute,
  type RedirectMode,
} from './languageRedirect';
import { minifyScript } from './minifyScript';
import { staticTextScript } from './staticTextScript';
import { type HeadTag, withoutStockAppearance } from './stockAppearance';

/** Returns the redirect script of each page. Called after every plugin has added its routes. */
function redirectTags(config: UserConfig, mode: RedirectMode) {
  const site = siteFacts(config);
  let pages: Map<string, PagesByLanguage> | undefined;
  return ({ routePath, lang }: RouteMeta): string => {
    if (mode === 'never') return '';
    pages ??= pagesByRoute(contentOf(config).routes(), site);
    return languageTag(lang, site, pages.get(routePath));
  };
}

// Replaces two scripts of Rspress, which throw if storage is blocked. Its redirect also drops the
// hash and leads to pages that do not exist.

/**
 * Adds the scripts that run before the first paint. They apply the appearance, hide the parts
 * that the query turns off, and remove default prefixes from addresses. In built sites, they also
 * redirect readers to their language. Clicks before the page is interactive are not lost, and
 * the text stays visible if a script fails.
 */
export function pluginHeadScripts(): RspressPlugin {
  let settings: UserConfig = {};

  function replaceTags(tags: HeadTag[]): HeadTag[] {
    const { darkMode } = settings.themeConfig ?? {};
    const scripts = [
      staticTextScript(),
      defaultPrefixScript(siteFacts(settings)),
      appearanceScript(darkMode),
      hiddenPartsScript(),
      earlyClicksScript(),
    ];
    const own = {
      tag: 'script',
      children: minifyScript(scripts.join('')),
      head: true,
      append: false,
    };
    return [own, ...withoutStockAppearance(tags, darkMode)];
  }

  return {
    name: 'lectern:head-scripts',
    config(config) {
      const mode = config.route?.localeRedirect ?? config.themeConfig?.localeRedirect ?? 'auto';
      const redirectTag = redirectTags(config, mode);
      settings = {
        ...config,
        route: { ...config.route, localeRedirect: 'never' },
        head: [...(config.head ?? []), redirectTag],
      };
      return settings;
    },
    builderConfig: { html: { tags: [replaceTags] } },
  };
}
