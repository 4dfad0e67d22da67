import type { SearchEngine } from '../search/shared/types';
import type { Guard } from '../server/limits/guard';
import { guarded } from '../server/limits/guarded';
import type { SiteIndex } from '../server/server/siteIndex';
import type { SiteRoute } from '../server/server/siteRoute';
import { builtPages } from './builtPages';
import type { McpEndpoint } from './endpoint';
import { builtOptions } from './optionsSource';
import { MCP_PATH } from './shared';

export type { McpEndpoint, McpEndpointOptions } from './endpoint';

/**
 * The endpoint for the Markdown of a built site; its code is loaded when somebody first asks.
 *
 * @param search the search of the site, where it has one
 * @param fault why it has none where it should have one, for everybody to read
 */
export function mcpRoutes(
  index: SiteIndex,
  guard: Guard,
  search?: SearchEngine,
  fault?: string,
): SiteRoute[] {
  let endpoint: Promise<McpEndpoint> | undefined;
  const load = async () => {
    const { createMcpEndpoint } = await import('./endpoint');
    return createMcpEndpoint({
      site: index.site,
      pages: builtPages(index),
      search,
      options: builtOptions(index),
    });
  };
  const handle = async (request: Request, client: string) => {
    endpoint ??= load();
    const answer = await endpoint;
    return guarded(guard, client, () => answer(request));
  };
  return [{ path: MCP_PATH, handle, problem: () => fault }];
}
