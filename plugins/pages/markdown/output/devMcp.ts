import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { parseRoute } from '../../../../theme/routes/address';
import {
  isList,
  markdownTitle,
  type PageSource,
  routeOfTwin,
} from '../../../retrieval/docs-tools/pageSource';
import type { McpEndpoint } from '../../../retrieval/mcp';
import { MCP_NEEDS, MCP_PACKAGES } from '../../../retrieval/mcp/packages';
import { MCP_PATH } from '../../../retrieval/mcp/shared';
import type { DevSearch } from '../../../retrieval/search/dev/devSearch';
import type { SearchEngine } from '../../../retrieval/search/shared/types';
import type { SiteManifest } from '../../../serving/server/shared/manifest';
import { withPackages } from '../../../support/optionalPackage';
import type { MarkdownFile } from './siteMarkdown';

/** Reads the current pages from their files. */
export function devPages(
  listFiles: () => readonly MarkdownFile[],
  readSite: () => SiteManifest,
): PageSource {
  const twins = () => listFiles().filter(({ route }) => route.endsWith('.md'));
  return {
    list: async () =>
      twins().map(({ route: address, make }) => {
        const route = routeOfTwin(address);
        const { version, lang } = parseRoute(route, readSite());
        return { route, title: markdownTitle(make()) ?? route, version, lang };
      }),
    read: async (route) =>
      twins()
        .find((file) => routeOfTwin(file.route) === route)
        ?.make(),
    lists: async () =>
      new Map(
        listFiles()
          .filter(({ route }) => isList(route))
          .map(({ route, make }) => [route, make()]),
      ),
  };
}

/**
 * Serves the MCP endpoint on the dev server. Its code is loaded on the first request.
 *
 * @param findSearch returns the search of the dev server, which may be set up later
 */
export function devMcp(
  pages: PageSource,
  readSite: () => SiteManifest,
  findSearch: () => DevSearch | undefined = () => undefined,
) {
  let endpoint: Promise<McpEndpoint> | undefined;
  const load = async () => {
    const { createMcpEndpoint } = await withPackages(
      MCP_PACKAGES,
      MCP_NEEDS,
      () => import('../../../retrieval/mcp/endpoint'),
    );
    const site = readSite();
    const found = findSearch();
    const search: SearchEngine | undefined = found && {
      search: async (query, signal) => (await found.engine()).search(query, signal),
      headings: (url) => found.lastEngine()?.headings?.(url),
    };
    return createMcpEndpoint({ site, pages, search });
  };
  const listen = getRequestListener(
    async (request) => {
      endpoint ??= load();
      return (await endpoint)(request);
    },
    { overrideGlobalObjects: false },
  );
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [pathname] = (request.url ?? '/').split('?');
    if (pathname !== readSite().base.slice(0, -1) + MCP_PATH) return next();
    void listen(request, response);
  };
}
