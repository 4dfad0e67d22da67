import {
  type CompleteResourceTemplateCallback,
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  type Resource,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { parseRoute } from '../../../theme/routes/address';
import { decodePath } from '../../serving/server/server/requestPath';
import { pageAnchors } from '../docs-tools/pageSection';
import { isList, type ListedPage } from '../docs-tools/pageSource';
import { findText } from '../docs-tools/readMarkdown';
import type { ToolContext } from '../docs-tools/tools/tool';

/** The prefix of resource URIs. The address of the site is not used, because it may be unknown or change. */
const SCHEME = 'docs://';
const MARKDOWN = 'text/markdown';
/** The maximum number of resources per response. */
const LISTED = 100;
/** The maximum number of completions, according to the protocol. */
const COMPLETED = 100;

/** Returns the URI of a page or a list of pages: `docs:///guide/start`. */
function resourceUri(route: string): string {
  return SCHEME + encodeURI(route);
}

/** Sorts pages by version and language, newest version and default language first. */
function ordered(pages: readonly ListedPage[], { site }: ToolContext): ListedPage[] {
  const { versions, langs } = site;
  const placeOf = ({ version, lang }: ListedPage) =>
    versions.indexOf(version) * (langs.length + 1) + langs.indexOf(lang);
  return [...pages].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Returns all resources: the lists of pages, then the pages. */
async function listResources(docs: ToolContext): Promise<Resource[]> {
  const lists = [...((await docs.pages.lists?.()) ?? new Map<string, string>()).keys()].sort();
  const pages = ordered(await docs.pages.list(), docs);
  const ofLists = lists.map((path): Resource => {
    const { version, lang } = parseRoute(path, docs.site);
    const place = [version, lang].filter(Boolean).join(', ');
    return {
      uri: resourceUri(path),
      name: path,
      title: `All pages (${place})`,
      mimeType: MARKDOWN,
    };
  });
  const ofPages = pages.map(
    ({ route, title }): Resource => ({
      uri: resourceUri(route),
      name: route,
      title,
      mimeType: MARKDOWN,
    }),
  );
  return [...ofLists, ...ofPages];
}

/** Returns the index at which a list continues after a cursor. */
function startAt(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (/^\d{1,9}$/.test(cursor)) return Number(cursor);
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `cursor is ${JSON.stringify(cursor.slice(0, 100))} → use the one from the previous result`,
  );
}

/** Returns the routes that start with the typed text, followed by those that contain it. */
function completeRoute(typed: string, routes: readonly string[]): string[] {
  const wanted = typed.toLowerCase();
  const begins = (route: string) => route.toLowerCase().startsWith(wanted);
  const others = routes.filter(
    (route) => !begins(route) && route.toLowerCase().includes(wanted.replace(/^\//, '')),
  );
  return [...routes.filter(begins), ...others].slice(0, COMPLETED);
}

/** Registers the pages and their lists as resources: `docs:///guide/start`, `docs:///guide/start#install`. */
export function addResources(server: McpServer, docs: ToolContext): void {
  async function read(uri: URL) {
    const written = uri.href.slice(SCHEME.length);
    const path = decodePath(written) ?? written;
    const lists = isList(path) ? await docs.pages.lists?.() : undefined;
    const list = lists?.get(path);
    if (list !== undefined)
      return { contents: [{ uri: uri.href, mimeType: MARKDOWN, text: list }] };
    const found = await findText({ page: path }, docs, {
      read: 'resources/read',
      otherwise: 'list the resources to see which ones exist',
    });
    if ('fault' in found) throw new ResourceNotFoundError(uri.href, found.fault);
    return { contents: [{ uri: uri.href, mimeType: MARKDOWN, text: found.markdown }] };
  }

  const headingsOf = (of: string) => docs.search?.headings?.(docs.site.base.slice(0, -1) + of);
  const routes = async () => (await docs.pages.list()).map(({ route }) => route);
  const route = async (typed: string) => completeRoute(typed, await routes());
  const heading: CompleteResourceTemplateCallback = async (typed, context) => {
    const of = context?.arguments?.route ?? '';
    const page = await docs.pages.read(of);
    if (page === undefined) return [];
    return completeRoute(typed, pageAnchors(page, headingsOf(of)));
  };
  // The first matching template is used, so the one for sections comes before the one for pages.
  server.registerResource(
    'section',
    new ResourceTemplate(`${SCHEME}{+route}#{heading}`, {
      list: undefined,
      complete: { route, heading },
    }),
    {
      title: 'A section of a page',
      description: 'The section of a heading, including its subsections, as Markdown.',
      mimeType: MARKDOWN,
    },
    read,
  );
  server.registerResource(
    'page',
    new ResourceTemplate(`${SCHEME}{+route}`, { list: undefined, complete: { route } }),
    {
      title: 'A page',
      description: `A page of ${docs.site.title || 'this documentation'} as Markdown; a route that ends with "/llms.txt" is a list of pages.`,
      mimeType: MARKDOWN,
    },
    read,
  );
  // Lists resources in parts, which the server of the SDK does not support.
  server.server.setRequestHandler('resources/list', async ({ params }) => {
    const start = startAt(params?.cursor);
    const all = await listResources(docs);
    const end = start + LISTED;
    return {
      resources: all.slice(start, end),
      ...(end < all.length && { nextCursor: String(end) }),
    };
  });
}
