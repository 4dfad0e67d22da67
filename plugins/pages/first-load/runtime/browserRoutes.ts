import { normalizeHref, removeBase, removeTrailingSlash } from '@rspress/core/runtime';
import { createElement, lazy, type ReactElement } from 'react';
import siteData from 'virtual-site-data';
import { routeKey } from '../../../../theme/routes/routeKey';
import { completePage, type LoadedPage, loadedPage, type PageModule, readDocument } from './pages';
import { loadTexts } from './pageTexts';
import { isTableLoaded, knownRoute, loadTable, placeOf } from './routeTable';
import { loadSidebars } from './sidebarStore';
import { loadFile } from './siteFiles';
import { whenParsed } from './whenParsed';

export { isActive, matchPath } from './matchRoutes';

/** A route in the browser, with the interface of Rspress's routes. */
export interface BrowserRoute {
  path: string;
  lang: string;
  version: string;
  /** Empty until the page's code is loaded. */
  filePath: string;
  /** The page data from the build, once its code is loaded. */
  facts?: LoadedPage['facts'];
  element: ReactElement;
  preload: () => Promise<PageModule>;
  /** Checks whether the route exists. Only set on routes for which that is not known yet. */
  resolve?: () => Promise<BrowserRoute | undefined>;
}

const routes = new Map<string, BrowserRoute>();

/** Rspress starts before the document is complete, and the page's own code may run later. */
const isDocumentParsed = whenParsed(document).then(readDocument);

async function loadPage(key: string): Promise<LoadedPage> {
  await isDocumentParsed;
  const page = completePage(key);
  if (page) return page;
  const texts = loadedPage(key)?.module.default.lecternTexts;
  if (!texts) await loadTable(key);
  const files = texts ? [texts.file] : (knownRoute(key)?.files ?? []);
  await Promise.all(
    files.map((file) => (file.endsWith('.json') ? loadTexts(file) : loadFile(file))),
  );
  const arrived = completePage(key);
  if (!arrived) throw new Error(`there is no page at ${key}`);
  return arrived;
}

function LazyPage(key: string) {
  return lazy(async () => {
    const route = await resolveRoute(key);
    return route ? route.preload() : { default: () => null };
  });
}

function createRoute(key: string, path: string): BrowserRoute {
  const isServed = loadedPage(key) !== undefined;
  return {
    ...placeOf(key),
    path,
    get filePath() {
      return loadedPage(key)?.filePath ?? '';
    },
    get facts() {
      return loadedPage(key)?.facts;
    },
    get element() {
      return createElement(completePage(key)?.module.default ?? LazyPage(key));
    },
    preload: async () => {
      const [{ module }] = await Promise.all([
        loadPage(key),
        isServed ? undefined : loadSidebars(placeOf(key)),
      ]);
      return module;
    },
  };
}

function pendingRoute(key: string, path: string): BrowserRoute {
  return {
    ...placeOf(key),
    path,
    filePath: '',
    element: createElement(LazyPage(key)),
    preload: async () => {
      const route = await resolveRoute(path);
      if (!route) throw new Error(`there is no page at ${path}`);
      return route.preload();
    },
    resolve: () => resolveRoute(path),
  };
}

/**
 * Returns the route of a path, or `undefined` if there is none. Until the routes of its version and
 * language are loaded, the result may be a route with `resolve`.
 */
export function pathnameToRouteService(pathname: string): BrowserRoute | undefined {
  const key = routeKey(pathname);
  const path = loadedPage(key)?.path ?? knownRoute(key)?.path;
  if (path === undefined) return isTableLoaded(key) ? undefined : pendingRoute(key, pathname);
  const route = routes.get(key) ?? createRoute(key, path);
  routes.set(key, route);
  return route;
}

/** Returns the route of a path, after loading the routes if necessary. */
export async function resolveRoute(pathname: string): Promise<BrowserRoute | undefined> {
  await isDocumentParsed;
  const key = routeKey(pathname);
  if (!loadedPage(key) && !knownRoute(key)) await loadTable(key);
  return pathnameToRouteService(pathname);
}

/** Replaces the address of the opened page with its canonical form. */
export function redirectToCleanUrl(location: Location, history: History): boolean {
  const { base, route: settings } = siteData;
  if (settings?.cleanUrlsRedirect === false) return false;
  const route = pathnameToRouteService(removeBase(location.pathname));
  if (!route || route.resolve) return false;
  const path = normalizeHref(route.path, Boolean(settings?.cleanUrls));
  const canonical = `${removeTrailingSlash(base)}${path}`;
  if (location.pathname === canonical) return false;
  history.replaceState(history.state, '', `${canonical}${location.search}${location.hash}`);
  return true;
}

/** Preloads the code of a page. */
export function preloadLink(link: string): void {
  if (siteData.route?.prefetchLink === false) return;
  pathnameToRouteService(link)
    ?.preload()
    .catch(() => {});
}
