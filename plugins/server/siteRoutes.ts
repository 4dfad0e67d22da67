import process from 'node:process';
import { readAskSections, readAskSettings } from '../ask-ai/server/askFiles';
import { askRoutes } from '../ask-ai/server/askRoutes';
import { threadSearch } from '../ask-ai/server/threadSearch';
import { mcpRoutes } from '../mcp';
import { searchRoutes } from '../search/server';
import { readBuiltSearch } from '../search/server/builtEngine';
import { threadEngine } from '../search/server/threadEngine';
import { createGuard } from './limits/guard';
import { createOpenPlaces } from './limits/openPlaces';
import { readLimits } from './limits/readLimits';
import { openRates } from './limits/sharedRates';
import type { AtStop } from './node/closing';
import type { SiteRoute } from './server/app';
import type { SiteIndex } from './server/siteIndex';
import { openSiteThreads } from './siteThreads';

const log = (text: string) => console.error(text);

/**
 * What a built site answers beside its files: the search, Ask AI, and the endpoint for language models,
 * each within the limits for a client. Searches run in threads of their own: pages come first.
 *
 * @param atStop takes what has to be closed when the server stops
 * @throws naming a file of the search that is missing or broken, a wrong variable or a missing package
 */
export function siteRoutes(index: SiteIndex, atStop: AtStop = () => {}): SiteRoute[] {
  const limits = readLimits(process.env);
  const rates = openRates(limits.redisUrl, log);
  atStop('the limits', async () => rates.close());
  const guard = (name: string, perMinute: number) =>
    createGuard(
      rates.make(name, perMinute),
      createOpenPlaces(limits.concurrentPerClient, limits.concurrent),
    );
  const mcpGuard = guard('mcp', limits.mcpCallsPerMinute);

  const search = readBuiltSearch(index);
  if (!search) return mcpRoutes(index, mcpGuard);
  const settings = readAskSettings(index.root);
  const sections = settings && readAskSections(index.root);
  const threads = openSiteThreads(
    { search, sections, subject: settings?.subject },
    limits.searchThreads,
    log,
  );
  atStop('the search', threads.close);
  const engine = threadEngine(search, threads);
  const ask = { search: threadSearch(threads), makeRate: rates.make, atStop, log };
  return [
    ...searchRoutes(threads, guard('search', limits.searchesPerMinute)),
    ...(settings && sections ? askRoutes(index, { settings, sections, ...ask }) : []),
    ...mcpRoutes(index, mcpGuard, engine),
  ];
}
