import type { IncomingMessage, ServerResponse } from 'node:http';
import { twinRoute } from '../../../../theme/routes/twin';
import { wantsMarkdown } from '../../../serving/server/server/negotiation';
import { MARKDOWN_MIME } from '../shared';
import type { MarkdownFile } from './siteMarkdown';

type Next = () => void;

/** The route that a request is for, without the base; `undefined` for one outside of it. */
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
 * Answers the dev server's requests for twins and lists, made anew for each: what was just saved is
 * in it. Everything else goes on to the next.
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
