import type { RouteMeta } from '@rspress/core';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature, type FeatureSite, featureSite } from '../../define/defineFeature';
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
function redirectTags({ facts, content }: FeatureSite, mode: () => RedirectMode) {
  let pages: Map<string, PagesByLanguage> | undefined;
  return ({ routePath, lang }: RouteMeta): string => {
    if (mode() === 'never') return '';
    pages ??= pagesByRoute(content().routes(), facts());
    return languageTag(lang, facts(), pages.get(routePath));
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
export function pluginHeadScripts(): SitePlugin {
  const site = featureSite();
  let redirectMode: RedirectMode = 'auto';

  function replaceTags(tags: HeadTag[]): HeadTag[] {
    const { darkMode } = site.config().themeConfig ?? {};
    const scripts = [
      staticTextScript(),
      defaultPrefixScript(site.facts()),
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

  return defineFeature({
    name: 'lectern:head-scripts',
    site,
    head: redirectTags(site, () => redirectMode),
    rspress: {
      config(config) {
        redirectMode = config.route?.localeRedirect ?? config.themeConfig?.localeRedirect ?? 'auto';
        return { ...config, route: { ...config.route, localeRedirect: 'never' } };
      },
      builderConfig: { html: { tags: [replaceTags] } },
    },
  });
}
