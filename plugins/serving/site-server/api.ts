/** The entry point of `lectern/server`: a built site as a function, and as a Node server. */
import process from 'node:process';
import { createClosing } from '../server/node/closing';
import { createSitesApp } from '../server/server/app';
import type { NodeBindings } from '../server/server/clientAddress';
import type { SiteIndex } from '../server/server/siteIndex';
import { siteRoutes } from './siteRoutes';

/** The timeout for closing all resources, in ms. */
const CLOSE_TIME = 4_500;

/** The client that sends a request. */
export interface RequestClient {
  /** The IP address of its connection. @default unknown: all such clients share the limits of one client */
  address?: string;
}

/** A built site that answers requests. */
export interface ServedSite {
  /**
   * Answers a request for a file, the search, Ask AI or the endpoint for language models, as `lectern
   * serve` does. The limits apply to each client address separately.
   */
  fetch(request: Request, client?: RequestClient): Promise<Response>;
  /** Stops the threads and closes the connections. */
  close(): Promise<void>;
}

/** Options of `serveSite`. */
export interface ServeSiteOptions {
  /** The folder of the built site: `doc_build`. Use a list for several sites at different bases. */
  root: string | readonly string[];
  /**
   * The path below which a single site is served, with a slash at both ends.
   * @default the base of the build
   */
  base?: string;
  /** The number of your proxies that add an address to `X-Forwarded-For`. @default 0 */
  proxies?: number;
}

/**
 * Opens built sites, and returns an object whose `fetch` function answers a `Request` with a
 * `Response`. The limits, and the model and database of Ask AI, are read from environment variables.
 *
 * @throws naming the invalid variable, the missing package or the file that cannot be read
 */
export function serveSite({ root, base, proxies }: ServeSiteOptions): ServedSite {
  const closing = createClosing(CLOSE_TIME, (text) => void process.stderr.write(`${text}\n`));
  const sites = [root].flat().map((folder) => ({ root: folder, base }));
  const routes = (index: SiteIndex) => siteRoutes(index, closing.atStop);
  const app = createSitesApp({ sites, proxies, routes });
  return {
    async fetch(request, client: RequestClient & NodeBindings = {}) {
      // Servers pass their own bindings to a handler, as `@hono/node-server` does: `serve({ fetch: site.fetch })`.
      const { incoming = { socket: { remoteAddress: client.address } } } = client;
      return app.fetch(request, { incoming });
    },
    close: () => closing.close(),
  };
}

export { pluginServer, type ServerOptions } from '../server/index';
export { runServer } from './runServer';
export { siteRoutes } from './siteRoutes';
export { readStartOptions, type StartOptions } from './startOptions';
