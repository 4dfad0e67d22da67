import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RsbuildPlugin } from '@rsbuild/core';
import { devMiddleware } from '../../support/devMiddleware';
import type { ContentPage } from '../pages/contentPage';
import type { ListedPage, ReadText } from '../pages/currentPages';
import { withLiveSite } from './liveSiteCode';
import { PAGES_PATH, pagesScript, TEXTS_PATH, withPages } from './pageDataCode';

const NAME = 'lectern:live-data';

/** Rspress's modules with the data of all pages, and with the settings, sidebars and navbars of the site. */
const PAGE_DATA = /[\\/]virtual-page-data\.js$/;
const SITE_DATA = /[\\/]virtual-site-data\.js$/;

/** The data of all pages. */
export interface LivePageList {
  /** Returns the pages, without the data from texts that have not been read. */
  listed: () => Iterable<ListedPage>;
  /** Returns the pages one after the other. Each is read when it is requested. */
  read: () => Iterable<ContentPage>;
}

/** Returns the data from the texts of all pages by route. Other requests are answered between two pages. */
async function readTexts(pages: Iterable<ContentPage>): Promise<Record<string, ReadText>> {
  const texts: Record<string, ReadText> = {};
  for (const { routePath, title, toc, description } of pages) {
    texts[routePath] = { title, toc, description };
    await new Promise((resolve) => setImmediate(resolve));
  }
  return texts;
}

/**
 * Makes browsers read changed data of the site without loading the page again, and sends the data of all pages apart
 * from the compiled code.
 */
export function liveDataPlugins(pages: LivePageList, base: () => string): RsbuildPlugin[] {
  const addressOf = (name: string) => `${base().replace(/\/$/, '')}${name}`;
  let script: string | undefined;

  function readScript(): string {
    script ??= pagesScript(pages.listed());
    return script;
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> {
    const [pathname = ''] = (request.url ?? '').split('?');
    const send = (type: string, text: string) => {
      response.writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
      });
      response.end(request.method === 'HEAD' ? undefined : text);
    };
    if (pathname.endsWith(PAGES_PATH)) send('text/javascript', readScript());
    else if (pathname.endsWith(TEXTS_PATH))
      send('application/json', JSON.stringify(await readTexts(pages.read())));
    else next();
  }

  return [
    {
      name: NAME,
      setup(api) {
        if (api.context.action !== 'dev') return;
        api.transform({ test: PAGE_DATA, order: 'post' }, ({ code }) => {
          script = undefined;
          return withPages(code, readScript(), {
            pages: addressOf(PAGES_PATH),
            texts: addressOf(TEXTS_PATH),
          });
        });
        api.transform({ test: SITE_DATA, order: 'post' }, ({ code }) => withLiveSite(code));
        // Deferred scripts run in order, so the list is there before the code of the site.
        api.modifyHTMLTags(({ headTags, bodyTags }) => ({
          headTags: [
            { tag: 'script', attrs: { src: addressOf(PAGES_PATH), defer: true } },
            ...headTags,
          ],
          bodyTags,
        }));
      },
    },
    devMiddleware(NAME, (request, response, next) => {
      answer(request, response, next).catch(next);
    }),
  ];
}
