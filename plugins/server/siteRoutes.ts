import { askRoutes } from '../ask-ai/server/askRoutes';
import { mcpRoutes } from '../mcp';
import { searchRoutes } from '../search/server';
import { builtEngine } from '../search/server/builtEngine';
import type { SiteRoute } from './server/app';
import type { SiteIndex } from './server/siteIndex';

/**
 * What a built site answers beside its files: the search, which is loaded at once, Ask AI, and the
 * endpoint for language models.
 *
 * @throws naming a file of the search that is missing or broken
 */
export function siteRoutes(index: SiteIndex): SiteRoute[] {
  const search = builtEngine(index);
  return [...searchRoutes(search), ...askRoutes(index, search), ...mcpRoutes(index, search)];
}
