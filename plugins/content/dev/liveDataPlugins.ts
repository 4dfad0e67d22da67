import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo } from '@rspress/core';
import { devMiddleware } from '../../support/devMiddleware';
import { withLiveSite } from './liveSiteCode';
import { PAGES_PATH, pagesScript, withPages } from './pageDataCode';

const NAME = 'lectern:live-data';

/** Rspress's modules with the data of all pages, and with the settings, sidebars and navbars of the site. */
const PAGE_DATA = /[\\/]virtual-page-data\.js$/;
const SITE_DATA = /[\\/]virtual-site-data\.js$/;

/**
 * Makes browsers read changed data of the site without loading the page again, and sends the data of all pages apart
 * from the compiled code.
 */
export function liveDataPlugins(
  pages: () => Iterable<PageIndexInfo>,
  base: () => string,
): RsbuildPlugin[] {
  const address = () => `${base().replace(/\/$/, '')}${PAGES_PATH}`;
  let script: string | undefined;

  function readScript(): string {
    script ??= pagesScript(pages());
    return script;
  }

  function answer(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const [pathname = ''] = (request.url ?? '').split('?');
    if (!pathname.endsWith(PAGES_PATH)) {
      next();
      return;
    }
    const type = 'text/javascript; charset=utf-8';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : readScript());
  }

  return [
    {
      name: NAME,
      setup(api) {
        if (api.context.action !== 'dev') return;
        api.transform({ test: PAGE_DATA, order: 'post' }, ({ code }) => {
          script = undefined;
          return withPages(code, readScript(), address());
        });
        api.transform({ test: SITE_DATA, order: 'post' }, ({ code }) => withLiveSite(code));
        // Deferred scripts run in order, so the list is there before the code of the site.
        api.modifyHTMLTags(({ headTags, bodyTags }) => ({
          headTags: [{ tag: 'script', attrs: { src: address(), defer: true } }, ...headTags],
          bodyTags,
        }));
      },
    },
    devMiddleware(NAME, answer),
  ];
}
