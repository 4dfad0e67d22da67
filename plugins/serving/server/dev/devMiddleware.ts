import type { IncomingMessage, ServerResponse } from 'node:http';
import { type PageAddresses, pageAddresses } from '../server/canonicalPath';
import { fileAddresses } from '../server/fileAddresses';
import type { SiteManifest } from '../shared/manifest';
import { devAnswer, isMissingPage } from './devAnswer';

/** A Connect middleware of the dev server. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Returns the address of a page that has no file yet. */
function addressOf(route: string, { cleanUrls }: SiteManifest): string {
  const name = route.endsWith('/') ? `${route}index.html` : `${route}.html`;
  return fileAddresses(name.slice(1), cleanUrls)[0] ?? route;
}

/** Returns a function for the addresses of routes, which are recomputed only when the routes change. */
function addressBook(): (routes: readonly string[], site: SiteManifest) => PageAddresses {
  let known = '';
  let pages: PageAddresses = new Map();
  return (routes, site) => {
    const asked = routes.join('\n');
    if (asked !== known) pages = pageAddresses(routes.map((route) => addressOf(route, site)));
    known = asked;
    return pages;
  };
}

/** The files of an edit, which are always in the output. An author waits for them. */
const UPDATE = /\.hot-update\.js(?:on)?$/;

/** Answers the requests of the dev server like `npm start` where possible, and passes on the rest. */
export function devMiddleware(routes: () => string[], readSite: () => SiteManifest): Middleware {
  const addressesOf = addressBook();
  return (request, response, next) => {
    const { method = 'GET', url = '/', headers } = request;
    if (UPDATE.test(url)) return next();
    const site = readSite();
    const pages = addressesOf(routes(), site);
    const asked = { method, url: `http://localhost${url}`, accept: headers.accept };
    const answer = devAnswer(asked, pages, site);
    if (!answer) {
      if (isMissingPage(asked, pages, site)) response.statusCode = 404;
      return next();
    }
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    void answer.text().then((text) => response.end(text));
  };
}
