import type { RouteMeta, RouteService, RspressPlugin, UserConfig } from '@rspress/core';
import { siteFacts } from '../../support/siteFacts';
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
export function pluginLanguageFallback(): RspressPlugin {
  let settings: UserConfig = {};
  const shownByRoute = new Map<string, RouteMeta>();

  return {
    name: FALLBACK_PLUGIN,
    config(config) {
      settings = config;
      return config;
    },
    routeServiceGenerated(service: RouteService) {
      for (const { route, shown } of missingPages(service.getRoutes(), siteFacts(settings))) {
        const page = service.routeData.get(shown.routePath);
        if (!page) continue;
        const added = Object.assign(Object.create(Object.getPrototypeOf(page)), {
          routeMeta: route,
        });
        service.routeData.set(route.routePath, added);
        shownByRoute.set(route.routePath, shown);
      }
    },
    extendPageData(page) {
      const shown = shownByRoute.get(page.routePath);
      if (shown) Object.assign(page, { shownLang: shown.lang } satisfies ShownLanguage);
    },
  };
}
