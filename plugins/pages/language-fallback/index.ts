import type { RouteMeta, RouteService } from '@rspress/core';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature, featureSite } from '../../define/defineFeature';
import { missingPages } from './missingPages';
import { FALLBACK_PLUGIN } from './pluginName';
import type { ShownLanguage } from './shared';

// The routes are added to Rspress's table instead of being returned from `addPages`. Otherwise, the
// file of the original would belong to the added route, and its anchors would not be checked.

/**
 * Shows pages that exist only in the default language in the other languages as well, so that no
 * link leads to a missing page. A notice on the page explains this, and a canonical link points
 * search engines to the original.
 */
export function pluginLanguageFallback(): SitePlugin {
  const site = featureSite();
  const shownByRoute = new Map<string, RouteMeta>();

  /** Adds a route for every page without a translation. */
  function addRoutes(service: RouteService): void {
    for (const { route, shown } of missingPages(service.getRoutes(), site.facts())) {
      const page = service.routeData.get(shown.routePath);
      if (!page) continue;
      const added = Object.assign(Object.create(Object.getPrototypeOf(page)), {
        routeMeta: route,
      });
      service.routeData.set(route.routePath, added);
      shownByRoute.set(route.routePath, shown);
    }
  }

  return defineFeature({
    name: FALLBACK_PLUGIN,
    site,
    pageData({ routePath }): ShownLanguage | undefined {
      const shown = shownByRoute.get(routePath);
      return shown && { shownLang: shown.lang };
    },
    rspress: { routeServiceGenerated: addRoutes },
  });
}
