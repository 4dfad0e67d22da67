import type { SearchSource } from './askSearch';
import { createAskSearch } from './askSearch';
import type { MakeAnswer } from './endpoint/answer';
import { type AskHandler, createEndpoint } from './endpoint/createEndpoint';
import type { AskScope, readScope } from './endpoint/readScope';
import { createTokenSigner } from './endpoint/signing';
import type { AskEnvironment, ModelSettings } from './environment';
import { createOpenStreams } from './limits/openStreams';
import { memoryRates, redisRates } from './limits/rates';
import { createUnderWay } from './limits/underWay';
import type { LinkSite } from './model/knownLinks';
import type { AskSettings } from './options';
import { quotesAnswer } from './quotes/quotesAnswer';
import { type AskStore, createAskStore } from './store/askStore';
import { openDatabase } from './store/openDatabase';
import { keepFor } from './store/retention';

export interface AskSite {
  facts: Parameters<typeof readScope>[3] & { title: string };
  links: LinkSite;
  search: SearchSource;
}

/** The endpoint with all that belongs to it. */
export interface Ask {
  handlers: Record<string, AskHandler>;
  /** Answers that are under way. */
  streams: () => number;
  store?: AskStore;
  /** Ends answers that are under way, waits for what is to be written, and ends its connections. */
  close(): Promise<void>;
}

export type { AskScope };

async function openStore(
  { database }: AskEnvironment,
  retentionDays: number,
  complain: (text: string) => void,
): Promise<{ store?: AskStore; close: () => Promise<void> }> {
  if (!database) return { close: async () => {} };
  const store = createAskStore(await openDatabase(database), complain);
  const stop = keepFor(retentionDays, store, complain);
  return {
    store,
    close: async () => {
      stop();
      await store.close();
    },
  };
}

/** Answers by a model, whose code is only loaded where one is configured. */
async function answersOf(
  model: ModelSettings | undefined,
  settings: AskSettings,
  { facts, links }: AskSite,
  complain: (text: string) => void,
): Promise<MakeAnswer> {
  if (!model) return quotesAnswer({ site: facts, minCoverage: settings.minCoverage });
  const { createModel, modelAnswer } = await import('./model/modelAnswer');
  return modelAnswer({
    model: createModel(model),
    canSearch: model.canSearch,
    links,
    title: facts.title,
    maxMessages: settings.limits.messages,
    complain,
  });
}

/**
 * Opens Ask AI for a site.
 *
 * @throws if the database cannot be opened or a package is missing
 */
export async function createAsk(
  site: AskSite,
  settings: AskSettings,
  environment: AskEnvironment,
  complain: (text: string) => void = console.error,
): Promise<Ask> {
  const { limits, allowedOrigins, retentionDays } = settings;
  const { model, redisUrl, tokenKey } = environment;
  const rates = redisUrl ? await redisRates(redisUrl) : { make: memoryRates, close: () => {} };
  const { store, close } = await openStore(environment, retentionDays, complain);
  const streams = createOpenStreams(limits.streamsPerClient, limits.streams);
  const underWay = createUnderWay();
  const handlers = createEndpoint({
    limits,
    allowedOrigins,
    search: createAskSearch(site.search),
    makeAnswer: await answersOf(model, settings, site, complain),
    model: model?.model,
    streams,
    underWay,
    questions: rates.make('ask-questions', limits.questionsPerMinute),
    modelTokens: rates.make('ask-tokens', limits.modelTokensPerMinute),
    calls: rates.make('ask-calls', limits.callsPerMinute),
    tokens: createTokenSigner(tokenKey),
    store,
    site: site.facts,
    complain,
  });
  return {
    handlers,
    streams: streams.count,
    store,
    async close() {
      await underWay.end();
      rates.close();
      await close();
    },
  };
}
