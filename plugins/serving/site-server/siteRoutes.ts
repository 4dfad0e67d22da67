import process from 'node:process';
import { readBuildFacts } from '../../maintenance/docs-health/build/buildFacts';
import { healthRoutes } from '../../maintenance/docs-health/server/healthRoutes';
import { readToken } from '../../maintenance/docs-health/server/session';
import { readAnswerFiles } from '../../retrieval/ask-ai/server/answerFiles';
import { readAskSettings } from '../../retrieval/ask-ai/server/askFiles';
import {
  askRoutes,
  asksModel,
  brokenAskRoutes,
  openAskStore,
} from '../../retrieval/ask-ai/server/askRoutes';
import { threadSearch } from '../../retrieval/ask-ai/server/threadSearch';
import { noDocs, readBuiltDocs } from '../../retrieval/docs-tools/builtDocs';
import { threadTools } from '../../retrieval/docs-tools/toolCalls';
import { brokenMcpRoutes, mcpRoutes, missingForMcp } from '../../retrieval/mcp';
import { MCP_PATH } from '../../retrieval/mcp/shared';
import { brokenSearchRoutes, searchRoutes } from '../../retrieval/search/server';
import { readBuiltSearch } from '../../retrieval/search/server/builtEngine';
import { createGuard, type Guard } from '../server/limits/guard';
import { createOpenPlaces } from '../server/limits/openPlaces';
import { readLimits, type ServerLimits } from '../server/limits/readLimits';
import { openRates, type Rates } from '../server/limits/sharedRates';
import type { AtStop } from '../server/node/closing';
import type { SiteIndex } from '../server/server/siteIndex';
import type { SiteRoute } from '../server/server/siteRoute';
import { openSiteThreads } from './siteThreads';

const log = (text: string) => console.error(text);

const BROKEN = Symbol('broken');
const SEARCH_FAULT = 'The files of the search are missing or corrupted. See the log for details.';
const ASK_FAULT = 'The files of Ask AI are missing or corrupted. See the log for details.';

/** Reads a part of a site. If the part is broken, the error is logged, and the site is served without it. */
function readPart<Value>(read: () => Value): Value | typeof BROKEN {
  try {
    return read();
  } catch (error) {
    log((error as Error).message);
    return BROKEN;
  }
}

function describeFaults([first, ...others]: readonly string[]): string | undefined {
  if (first === undefined) return undefined;
  const more = others.length > 0 ? ` and ${others.length} more like it` : '';
  return `Some results have no snippets, because files are missing or corrupted: ${first}${more}.`;
}

/** Registers what must be loaded before the server accepts requests. */
type AtStart = (loaded: Promise<void>) => void;

/**
 * Returns the routes of a built site in addition to its files: the search, Ask AI, and the endpoint
 * for language models, each with limits per client. Searches run in separate threads, so that they
 * do not slow down pages.
 *
 * @param atStop registers what must be closed when the server stops
 * @param atStart registers what must be loaded before the server accepts requests
 * @throws naming the invalid variable or the missing package
 */
export function siteRoutes(
  index: SiteIndex,
  atStop: AtStop = () => {},
  atStart: AtStart = () => {},
): SiteRoute[] {
  const limits = readLimits(process.env);
  const rates = openRates(limits.redisUrl, log);
  atStop('the limits', async () => rates.close());
  const context = { limits, rates: ratesOf(index.site.base, rates), atStop, atStart };
  return limitedRoutes(index, context).map((route) => ({
    ...route,
    problem: () => route.problem?.() ?? rates.problem(),
  }));
}

/** Separates the rates of a site from those of other sites in the same Redis. */
function ratesOf(base: string, rates: Rates): Rates {
  return base === '/'
    ? rates
    : { ...rates, make: (name, points) => rates.make(name + base, points) };
}

/** The limits of a site, and what its routes report to the server. */
interface RouteContext {
  limits: ServerLimits;
  rates: Rates;
  atStop: AtStop;
  atStart: AtStart;
}

/** Returns the routes for the maintainers of the site. */
function maintainerRoutes(
  index: SiteIndex,
  store: ReturnType<typeof openAskStore> | undefined,
  { rates, atStop }: RouteContext,
): SiteRoute[] {
  const facts = readPart(() => readBuildFacts(index.root));
  const token = readToken(process.env);
  if (!facts || facts === BROKEN) return [];
  return healthRoutes(index, { facts, token, store, makeRate: rates.make, atStop, log });
}

/** Creates a function that returns the routes for MCP clients. Without packages or a search, they respond with the fault. */
function mcpRoutesOf(
  hasMcp: boolean,
  threads: ReturnType<typeof openSiteThreads>,
  guard: Guard,
): (fault?: string) => SiteRoute[] {
  if (!hasMcp) return () => [];
  const missing = missingForMcp();
  if (!missing) return (fault) => mcpRoutes(threads, guard, fault);
  log(missing);
  return brokenMcpRoutes;
}

function limitedRoutes(index: SiteIndex, context: RouteContext): SiteRoute[] {
  const { limits, rates, atStop, atStart } = context;
  const guard = (name: string, perMinute: number) =>
    createGuard(
      rates.make(name, perMinute),
      createOpenPlaces(limits.concurrentPerClient, limits.concurrent),
    );
  const mcpGuard = guard('mcp', limits.mcpCallsPerMinute);

  const search = readPart(() => readBuiltSearch(index));
  const settings = readPart(() => readAskSettings(index.root));
  const answerFiles = settings && readPart(() => readAnswerFiles(index.root));
  const isAskBroken = settings === BROKEN || answerFiles === BROKEN;
  const isSearchBroken = search === BROKEN;
  const hasAsk = settings !== undefined && !isAskBroken && !isSearchBroken && Boolean(search);
  const store = hasAsk ? openAskStore(index.site.title, log) : undefined;
  const ofMaintainers = maintainerRoutes(index, store, context);
  const hasMcp = index.site.reserved.includes(MCP_PATH);
  const hasModel = hasAsk && asksModel(index.site.title);
  const docs = hasMcp || hasModel ? readBuiltDocs(index) : noDocs(index.site);
  const threads = openSiteThreads(
    {
      docs,
      search: isSearchBroken ? undefined : search,
      answerFiles: isAskBroken ? undefined : answerFiles,
      subject: settings === BROKEN ? undefined : settings?.subject,
    },
    limits.searchThreads,
    log,
  );
  atStop('the search', threads.close);
  if ((search && !isSearchBroken) || docs.twins.size > 0) atStart(threads.loaded);
  const mcp = mcpRoutesOf(hasMcp, threads, mcpGuard);
  if (isSearchBroken) {
    return [
      ...brokenSearchRoutes(SEARCH_FAULT),
      ...(settings ? brokenAskRoutes(index, SEARCH_FAULT) : []),
      ...mcp(SEARCH_FAULT),
      ...ofMaintainers,
    ];
  }
  if (!search) return [...mcp(), ...ofMaintainers];
  const snippetFault = describeFaults(search.faults);
  if (snippetFault) log(`[search] ${snippetFault} → run "npm run build" again`);
  const tools = hasModel
    ? threadTools(docs, (call, signal) => threads.call('docsTool', call, signal))
    : undefined;
  const ask = { search: threadSearch(threads), tools, store, makeRate: rates.make, atStop, log };
  return [
    ...searchRoutes(threads, guard('search', limits.searchesPerMinute), snippetFault),
    ...(isAskBroken ? brokenAskRoutes(index, ASK_FAULT) : []),
    ...(settings && answerFiles && !isAskBroken
      ? askRoutes(index, { settings, answerFiles, ...ask })
      : []),
    ...mcp(),
    ...ofMaintainers,
  ];
}
