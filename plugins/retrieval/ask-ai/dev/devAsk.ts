import type { IncomingMessage, ServerResponse } from 'node:http';
import process from 'node:process';
import { getRequestListener } from '@hono/node-server';
import type { PageSection } from '../../../content/sections/types';
import { canonicalPath, pageAddresses } from '../../../serving/server/server/canonicalPath';
import type { SiteManifest } from '../../../serving/server/shared/manifest';
import type { PageSource } from '../../docs-tools/pageSource';
import { localTools } from '../../docs-tools/toolCalls';
import type { DevSearch } from '../../search/dev/devSearch';
import { createAskSearch } from '../askSearch';
import type { Ask } from '../createAsk';
import type { AskScope } from '../endpoint/readScope';
import { readAskEnvironment } from '../environment';
import type { AskSettings } from '../options';
import { type AnswerDocs, countedDocs } from '../quotes/answerDocs';
import { siteLinks } from '../server/siteLinks';
import { ASK_PATHS } from '../shared';

/** The name of the only client, because a dev server is used from one machine. */
const CLIENT = 'dev';

/** Returns the addresses of all current pages, below the base. */
function devPages(search: DevSearch, base: string): string[] {
  return [...search.records()].map(({ url }) => url.replace(/#.*$/, '').slice(base.length - 1));
}

/** Returns the current sections. Their terms are counted once, until the sections change. */
function devDocs(search: DevSearch, subject: readonly string[]) {
  const counted = new Map<string, AnswerDocs>();
  let of: unknown;
  return ({ lang, version }: AskScope): AnswerDocs => {
    const records = search.records();
    if (records !== of) counted.clear();
    of = records;
    const key = `${version}/${lang}`;
    const isHere = (record: PageSection) => record.lang === lang && record.version === version;
    const docs = counted.get(key) ?? countedDocs(records.filter(isHere), subject);
    counted.set(key, docs);
    return docs;
  };
}

/** Opens Ask AI on the current pages. Its code is loaded with the first question. */
async function openAsk(
  search: DevSearch,
  settings: AskSettings,
  site: SiteManifest,
  pages: PageSource | undefined,
): Promise<Ask> {
  const { createAsk } = await import('../createAsk');
  const addresses = () => [...search.records()].map(({ url }) => url);
  const links = () => siteLinks(addresses(), site.origin, () => false);
  return createAsk(
    {
      facts: site,
      links: () => ({
        origin: site.origin,
        hasPage: (page) => links().hasPage(page),
        hasAnchor: (page, anchor) => links().hasAnchor(page, anchor),
      }),
      search: createAskSearch({
        engine: {
          search: async (query, signal) => (await search.engine()).search(query, signal),
        },
        docs: devDocs(search, settings.subject),
      }),
      tools: pages && localTools({ site, pages }, true),
      pageAt: (path) => canonicalPath(path, pageAddresses(devPages(search, site.base)), site),
    },
    settings,
    readAskEnvironment(process.env, site.title),
  );
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Provides Ask AI on the dev server, as on the built site. `close` is called before the server restarts.
 *
 * @param findPages finds the pages as Markdown, which may be registered later
 */
export function devAsk(
  search: DevSearch,
  settings: AskSettings,
  readSite: () => SiteManifest,
  findPages: () => PageSource | undefined = () => undefined,
): { handle: Middleware; close: () => Promise<void> } {
  let ask: Promise<Ask> | undefined;
  const listen = getRequestListener(
    async (request) => {
      const site = readSite();
      ask ??= openAsk(search, settings, site, findPages());
      ask.catch(() => {
        ask = undefined;
      });
      const path = new URL(request.url).pathname.slice(site.base.length - 1);
      const handle = (await ask).handlers[path];
      // Wait for the engine, so that the synchronous reads below see the current pages.
      await search.engine();
      return handle ? handle(request, CLIENT) : new Response(null, { status: 404 });
    },
    { overrideGlobalObjects: false },
  );
  function handle(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const [pathname = ''] = (request.url ?? '/').split('?');
    const { base } = readSite();
    if (!pathname.startsWith(base) || !ASK_PATHS.includes(pathname.slice(base.length - 1))) {
      return next();
    }
    void listen(request, response);
  }
  return { handle, close: async () => (await ask)?.close() };
}
