import { Hono } from 'hono';
import { readManifest } from '../shared/manifest';
import { textAnswer } from './answers';
import { clientAddress, leftEarly, type NodeBindings } from './clientAddress';
import { HEALTH_PATH, READINESS_PATH, readinessAnswer } from './readiness';
import { createSiteHandler } from './siteHandler';
import { readSite, type SiteIndex } from './siteIndex';
import type { SiteRoute } from './siteRoute';

export interface SiteAppOptions {
  /** The folder with the built site. */
  root: string;
  /** The path that the site is below, with a slash at both ends. @default what it was built for */
  base?: string;
  /** Proxies of ours that add themselves to `X-Forwarded-For`. @default 0 */
  proxies?: number;
  /** Whether requests are still welcome; `/healthz` and `/readyz` answer 503 when they are not. */
  isReady?: () => boolean;
  /** What is answered beside the files, of which they may make what they like. @default nothing */
  routes?: (index: SiteIndex) => readonly SiteRoute[];
}

/** Tells those who want to know that a page is missing; one that fails does not harm the others. */
function reportMissing(
  request: Request,
  watchers: readonly NonNullable<SiteRoute['onMissing']>[],
): void {
  for (const watch of watchers) {
    try {
      watch(request);
    } catch (error) {
      console.error(`[server] a missing page could not be reported → ${(error as Error).stack}`);
    }
  }
}

/**
 * The built site as a function from Request to Response, `/healthz` and `/readyz`. Reads the whole output:
 * what is added to it later is not served.
 *
 * @throws if the facts that the build left there cannot be read
 */
export function createSiteApp({
  root,
  base,
  proxies = 0,
  isReady = () => true,
  routes = () => [],
}: SiteAppOptions): Hono<{ Bindings: NodeBindings | undefined }> {
  const index = readSite(root, readManifest(root), base);
  const handle = createSiteHandler(index);
  const app = new Hono<{ Bindings: NodeBindings | undefined }>();
  app.get(HEALTH_PATH, () =>
    isReady() ? textAnswer(200, 'ok') : textAnswer(503, 'The server is stopping.'),
  );
  const own = routes(index);
  app.get(READINESS_PATH, () => readinessAnswer(isReady(), own));
  for (const route of own) {
    const path = index.site.base.slice(0, -1) + route.path;
    app.all(path, async ({ req, env }) => {
      try {
        return await route.handle(req.raw, clientAddress(req.raw.headers, env, proxies));
      } catch (error) {
        // The reason of a client that has left is a text, which Hono would hand on.
        throw error instanceof Error ? error : new Error(String(error));
      }
    });
  }
  const watchers = own.flatMap(({ onMissing }) => onMissing ?? []);
  app.all('*', async ({ req }) => {
    const answer = await handle(req.raw);
    if (answer.status === 404) reportMissing(req.raw, watchers);
    return answer;
  });
  app.onError((error, { req, env }) => {
    // Nobody reads this answer, and the log has its line.
    if (leftEarly(env) || req.raw.signal.aborted) return textAnswer(400, 'The client has left.');
    console.error(`[server] ${req.method} ${JSON.stringify(req.path)} failed → ${error.stack}`);
    return textAnswer(500, 'The server made a mistake.');
  });
  return app;
}
