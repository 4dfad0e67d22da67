import type { IncomingMessage, ServerResponse } from 'node:http';
import { twinRoute } from '../../../../theme/routes/twin';
import { wantsMarkdown } from '../../../serving/server/server/negotiation';
import { MARKDOWN_MIME } from '../shared';
import type { MarkdownFile } from './siteMarkdown';

type Next = () => void;

/** Returns the route of a request without the base, or `undefined` if it is outside the base. */
function routeOf(url: string, base: string): string | undefined {
  const [pathname = ''] = url.split(/[?#]/);
  const root = base.replace(/\/$/, '');
  if (!pathname.startsWith(`${root}/`)) return undefined;
  try {
    return decodeURI(pathname.slice(root.length));
  } catch {
    return undefined;
  }
}

/**
 * Serves Markdown pages and lists on the dev server. They are created for each request, so they
 * contain the latest changes. Other requests are passed on.
 */
export function devAnswers(listFiles: () => readonly MarkdownFile[], base: () => string) {
  return (request: IncomingMessage, response: ServerResponse, next: Next) => {
    const route = routeOf(request.url ?? '', base());
    if (route === undefined) return next();
    const isAddress = route.endsWith('.md') || route.endsWith('.txt');
    const isAsked = wantsMarkdown(request.headers.accept ?? null);
    if (!isAddress && !isAsked) return next();
    const wanted = isAddress ? route : twinRoute(route);
    const file = listFiles().find((one) => one.route === wanted);
    if (!file) return next();
    const type = wanted.endsWith('.md') ? MARKDOWN_MIME : 'text/plain';
    const answer = (status: number, text: string) => {
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, vary: 'accept' });
      response.end(request.method === 'HEAD' ? undefined : text);
    };
    try {
      answer(200, file.make());
    } catch (error) {
      answer(500, `${(error as Error).message}\n`);
    }
  };
}
