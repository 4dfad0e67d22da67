/** The door of `lectern/server`: a built site as a function, and as a server of Node. */
import process from 'node:process';
import { createClosing } from '../server/node/closing';
import { createSitesApp } from '../server/server/app';
import type { SiteIndex } from '../server/server/siteIndex';
import { siteRoutes } from './siteRoutes';

/** How long what is open may take to close, in ms. */
const CLOSE_TIME = 4_500;

/** A built site that answers requests. */
export interface ServedSite {
  /** Answers a request as `lectern serve` does: files, search, Ask AI, language models. */
  fetch(request: Request): Promise<Response>;
  /** Ends threads and connections. */
  close(): Promise<void>;
}

/** Options of `serveSite`. */
export interface ServeSiteOptions {
  /** The folder with the built site: `doc_build`. Several are sites at different bases. */
  root: string | readonly string[];
  /** The path that one site is below, with a slash at both ends. @default what it was built for */
  base?: string;
  /** Proxies of yours that add themselves to `X-Forwarded-For`. @default 0 */
  proxies?: number;
}

/**
 * Opens built sites as a function from Request to Response. Limits, and the model and database of Ask
 * AI, come from the environment.
 *
 * @throws naming a wrong variable, a missing package or a file of the build that cannot be read
 */
export function serveSite({ root, base, proxies }: ServeSiteOptions): ServedSite {
  const closing = createClosing(CLOSE_TIME, (text) => void process.stderr.write(`${text}\n`));
  const sites = [root].flat().map((folder) => ({ root: folder, base }));
  const routes = (index: SiteIndex) => siteRoutes(index, closing.atStop);
  const app = createSitesApp({ sites, proxies, routes });
  return {
    fetch: async (request) => app.fetch(request),
    close: () => closing.close(),
  };
}

export { pluginServer, type ServerOptions } from '../server/index';
export { runServer } from './runServer';
export { siteRoutes } from './siteRoutes';
export { readStartOptions, type StartOptions } from './startOptions';
