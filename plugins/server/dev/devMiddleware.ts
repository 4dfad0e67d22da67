import type { IncomingMessage, ServerResponse } from 'node:http';
import { type PageAddresses, pageAddresses } from '../server/canonicalPath';
import { fileAddresses } from '../server/fileAddresses';
import type { SiteManifest } from '../shared/manifest';
import { devAnswer } from './devAnswer';

/** What stands in the row of a dev server's handlers. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** The address of a page that has no file yet. */
function addressOf(route: string, { cleanUrls }: SiteManifest): string {
  const name = route.endsWith('/') ? `${route}index.html` : `${route}.html`;
  return fileAddresses(name.slice(1), cleanUrls)[0] ?? route;
}

/** Answers the dev server's requests as `npm start` would, where it can; the rest goes on. */
export function devMiddleware(routes: () => string[], readSite: () => SiteManifest): Middleware {
  // A page that comes or goes restarts the dev server.
  let pages: PageAddresses | undefined;
  return (request, response, next) => {
    const { method = 'GET', url = '/' } = request;
    const site = readSite();
    pages ??= pageAddresses(routes().map((route) => addressOf(route, site)));
    const answer = devAnswer({ method, url: `http://localhost${url}` }, pages, site);
    if (!answer) return next();
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    void answer.text().then((text) => response.end(text));
  };
}
