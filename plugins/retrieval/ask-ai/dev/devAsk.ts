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

/** One machine asks a dev server. */
const CLIENT = 'dev';

/** The addresses of the pages that there are now, below the base. */
function devPages(search: DevSearch, base: string): string[] {
  return [...search.records()].map(({ url }) => url.replace(/#.*$/, '').slice(base.length - 1));
}

/** The sections as they are now; what is counted of them is counted once until they change. */
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

/** Ask AI over the pages as they are now; its code is loaded when somebody first asks. */
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
 * Ask AI in the dev server, as the built site has it; `close` comes before the server starts anew.
 *
 * @param findPages finds the pages as Markdown, which may be set up later
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
      // What is read of the pages without waiting is read as they are now.
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
