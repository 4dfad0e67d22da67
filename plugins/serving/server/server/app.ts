import { type Handler, Hono } from 'hono';
import { readManifest } from '../shared/manifest';
import { textAnswer } from './answers';
import { clientAddress, leftEarly, type NodeBindings } from './clientAddress';
import { HEALTH_PATH, READINESS_PATH, readinessAnswer } from './readiness';
import { belowBase, decodePath, rawPath } from './requestPath';
import { createSiteHandler } from './siteHandler';
import { readSite, type SiteIndex } from './siteIndex';
import type { SiteRoute } from './siteRoute';

/** A built site to serve. */
export interface SiteFolder {
  /** The folder of the built site. */
  root: string;
  /** The path below which the site is served, with a slash at both ends. @default the base of the build */
  base?: string;
}

interface ServerOptions {
  /** The number of your proxies that add an address to `X-Forwarded-For`. @default 0 */
  proxies?: number;
  /** Whether the server accepts requests. If not, `/healthz` and `/readyz` answer 503. */
  isReady?: () => boolean;
  /** Returns routes in addition to the files, given the index of the site. @default nothing */
  routes?: (index: SiteIndex) => readonly SiteRoute[];
}

export type SiteAppOptions = SiteFolder & ServerOptions;
export type SitesAppOptions = { sites: readonly SiteFolder[] } & ServerOptions;
type AppTypes = { Bindings: NodeBindings | undefined };
export type SiteApp = Hono<AppTypes>;

/**
 * Reports a missing page to the routes that listen for it. If one of them throws, the others are
 * still called.
 */
function reportMissing(
  request: Request,
  client: string,
  watchers: readonly NonNullable<SiteRoute['onMissing']>[],
): void {
  for (const watch of watchers) {
    try {
      watch(request, client);
    } catch (error) {
      console.error(`[server] a missing page could not be recorded → ${(error as Error).stack}`);
    }
  }
}

/** A site that is ready to answer requests. */
interface OpenedSite {
  base: string;
  /** @param client returns the name of the client; only called when it is needed */
  handle: (request: Request, client: () => string) => Promise<Response>;
  routes: readonly SiteRoute[];
}

/** Adds the routes of a site below its base, and returns the handler of its files. */
function addSite(app: SiteApp, index: SiteIndex, routes: readonly SiteRoute[], proxies: number) {
  const { base } = index.site;
  for (const route of routes) {
    const answer: Handler<AppTypes> = async ({ req, env }) => {
      try {
        return await route.handle(req.raw, clientAddress(req.raw.headers, env, proxies));
      } catch (error) {
        // If a client disconnects, the reason is a string, which Hono would pass on.
        throw error instanceof Error ? error : new Error(String(error));
      }
    };
    const path = base.slice(0, -1) + route.path;
    app.all(path, answer);
    // People and programs append a slash to addresses.
    app.all(`${path}/`, answer);
  }
  const find = createSiteHandler(index);
  const watchers = routes.flatMap(({ onMissing }) => onMissing ?? []);
  const handle: OpenedSite['handle'] = async (request, client) => {
    const answer = await find(request);
    if (answer.status === 404 && watchers.length > 0) reportMissing(request, client(), watchers);
    return answer;
  };
  return { base, handle, routes };
}

/** Reads the sites. @throws naming two sites that have the same base */
function readSites(sites: readonly SiteFolder[]): SiteIndex[] {
  const byBase = new Map<string, SiteIndex>();
  for (const { root, base } of sites) {
    const index = readSite(root, readManifest(root), base);
    const key = index.site.base.toLowerCase();
    const other = byBase.get(key);
    if (other) {
      throw new Error(
        `[server] ${other.root} and ${root} are both served at ${index.site.base} → build one of them with another base`,
      );
    }
    byBase.set(key, index);
  }
  return [...byBase.values()];
}

/** Returns the site of a path: the one with the longest matching base, or the first site if none matches. */
function siteOf(path: string, sites: readonly OpenedSite[]): OpenedSite | undefined {
  const decoded = decodePath(path) ?? path;
  return sites.find(({ base }) => belowBase(decoded, base) !== undefined) ?? sites.at(-1);
}

/**
 * Returns the routes of a site, without those at addresses of another site below it. Each of these
 * is logged.
 */
function ownRoutes(
  { root, site: { base } }: SiteIndex,
  routes: readonly SiteRoute[],
  all: readonly SiteIndex[],
): SiteRoute[] {
  return routes.filter((route) => {
    const address = base.slice(0, -1) + route.path;
    const inner = all.find(
      ({ site }) =>
        site.base.length > base.length &&
        `${address}/`.toLowerCase().startsWith(site.base.toLowerCase()),
    );
    if (!inner) return true;
    console.error(
      `[server] ${address} of ${root} cannot be reached, because the site ${inner.root} is served at ${inner.site.base} → build that site with another base`,
    );
    return false;
  });
}

/** Returns the routes of all sites. If there are several sites, the routes are named by their full paths. */
function namedRoutes(sites: readonly OpenedSite[]): SiteRoute[] {
  if (sites.length === 1) return [...(sites[0]?.routes ?? [])];
  return sites.flatMap(({ base, routes }) =>
    routes.map((route) => ({ ...route, path: base.slice(0, -1) + route.path })),
  );
}

/**
 * Combines built sites into one function from Request to Response, each below its base, with
 * `/healthz` and `/readyz` for all. Reads the whole output of each site at the start; files that
 * are added later are not served.
 *
 * @throws if the manifest of a build cannot be read, or two sites have the same base
 */
export function createSitesApp({
  sites,
  proxies = 0,
  isReady = () => true,
  routes = () => [],
}: SitesAppOptions): SiteApp {
  const app: SiteApp = new Hono();
  app.get(HEALTH_PATH, () =>
    isReady() ? textAnswer(200, 'ok') : textAnswer(503, 'The server is stopping.'),
  );
  const indexes = readSites(sites).sort((a, b) => b.site.base.length - a.site.base.length);
  const opened = indexes.map((index) =>
    addSite(app, index, ownRoutes(index, routes(index), indexes), proxies),
  );
  const named = namedRoutes(opened);
  app.get(READINESS_PATH, () => readinessAnswer(isReady(), named));
  const [only] = opened;
  const handlerOf = (request: Request) =>
    opened.length === 1 ? only : siteOf(rawPath(request.url), opened);
  app.all('*', ({ req, env }) => {
    const site = handlerOf(req.raw);
    const client = () => clientAddress(req.raw.headers, env, proxies);
    return site
      ? site.handle(req.raw, client)
      : textAnswer(404, 'There is no site at this address.');
  });
  app.onError((error, { req, env }) => {
    // Nobody reads this response, and the request is already logged.
    if (leftEarly(env) || req.raw.signal.aborted)
      return textAnswer(400, 'The client closed the connection.');
    console.error(`[server] ${req.method} ${JSON.stringify(req.path)} failed → ${error.stack}`);
    return textAnswer(500, 'Internal server error.');
  });
  return app;
}

/** Creates a function from Request to Response for one built site. */
export function createSiteApp({ root, base, ...options }: SiteAppOptions): SiteApp {
  return createSitesApp({ ...options, sites: [{ root, base }] });
}
