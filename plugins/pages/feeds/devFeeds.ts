import type { IncomingMessage, ServerResponse } from 'node:http';
import { FEED_MIME } from './options';

/** Serves feeds on the dev server, which a build writes to the output. */
export function devFeeds(files: () => ReadonlyMap<string, string>, base: () => string) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    const root = base().replace(/\/$/, '');
    const feed = pathname.startsWith(root) ? files().get(pathname.slice(root.length)) : undefined;
    if (feed === undefined) return next();
    response.writeHead(200, { 'content-type': `${FEED_MIME}; charset=utf-8` });
    response.end(request.method === 'HEAD' ? undefined : feed);
  };
}
