import { askRoutes } from '../ask-ai/server/askRoutes';
import { mcpRoutes } from '../mcp';
import { searchRoutes } from '../search/server';
import { builtEngine } from '../search/server/builtEngine';
import type { AtStop } from './node/closing';
import type { SiteRoute } from './server/app';
import type { SiteIndex } from './server/siteIndex';

/**
 * What a built site answers beside its files: the search, which is loaded at once, Ask AI, and the
 * endpoint for language models.
 *
 * @param atStop takes what has to be closed when the server stops
 * @throws naming a file of the search that is missing or broken
 */
export function siteRoutes(index: SiteIndex, atStop: AtStop = () => {}): SiteRoute[] {
  const search = builtEngine(index);
  return [
    ...searchRoutes(search),
    ...askRoutes(index, search, atStop),
    ...mcpRoutes(index, search),
  ];
}
