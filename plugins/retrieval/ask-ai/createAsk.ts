import { createOpenPlaces } from '../../serving/server/limits/openPlaces';
import { type MakeRate, memoryRates } from '../../serving/server/limits/rates';
import { withPackages } from '../../support/optionalPackage';
import type { AnswerTools } from '../docs-tools/toolCalls';
import type { AskSearch } from './askSearch';
import type { MakeAnswer } from './endpoint/answer';
import type { AnswerWay } from './endpoint/chat';
import { type AskHandler, createEndpoint } from './endpoint/createEndpoint';
import type { readScope } from './endpoint/readScope';
import { createTokenSigner } from './endpoint/signing';
import type { AskEnvironment, ModelSettings } from './environment';
import { createUnderWay } from './limits/underWay';
import type { LinkSite } from './model/knownLinks';
import type { AskSettings } from './options';
import { quotesAnswer } from './quotes/quotesAnswer';
import type { AskStore } from './store/askStore';
import { openStore } from './store/openStore';
import { keepFor } from './store/retention';

export interface AskSite {
  facts: Parameters<typeof readScope>[3] & { title: string };
  /** Only called if a model is configured. */
  links: () => LinkSite;
  search: AskSearch;
  /** The tools that a model can call in addition to the search. @default none */
  tools?: AnswerTools;
  /** Returns the page at an address below the base; `undefined` if there is none. */
  pageAt: (path: string) => string | undefined;
}

/** The endpoint and its resources. */
export interface Ask {
  handlers: Record<string, AskHandler>;
  /** Returns the number of answers in progress. */
  streams: () => number;
  store?: AskStore;
  /** Describes a current problem in one sentence, without paths and names. `undefined` if everything works. */
  problem: () => string | undefined;
  /** Ends the answers in progress, waits for pending writes, and closes the connections. */
  close(): Promise<void>;
}

/** Replaceable parts of an endpoint, for tests. */
export interface AskParts {
  /** @default counts in the memory of this process */
  makeRate?: MakeRate;
  /**
   * The store of the questions, which is closed together with the endpoint. @default the database of the environment,
   * in its own thread
   */
  store?: AskStore;
  complain?: (text: string) => void;
}

/** Creates the function that answers with a model, whose code is only loaded if one is configured. */
async function modelAnswers(
  model: ModelSettings,
  settings: AskSettings,
  { facts, links, tools }: AskSite,
  complain: (text: string) => void,
): Promise<MakeAnswer> {
  const { minRelevance, contextTokens, limits } = settings;
  const { createModel, modelAnswer } = await withPackages(
    ['ai', '@ai-sdk/openai-compatible'],
    '[ask-ai] a model',
    () => import('./model/modelAnswer'),
  );
  return modelAnswer({
    model: createModel(model),
    canSearch: model.canSearch,
    tools,
    links: links(),
    title: facts.title,
    maxMessages: limits.messages,
    contextTokens,
    firstWordSeconds: limits.firstWordSeconds,
    quotes: { site: facts, minRelevance },
    complain,
  });
}

/** Returns the ways to answer. If a model has no room for another answer, the docs are quoted. */
async function waysOf(
  { model }: AskEnvironment,
  settings: AskSettings,
  site: AskSite,
  complain: (text: string) => void,
): Promise<AnswerWay[]> {
  const { streamsPerClient, streams } = settings.limits;
  const places = () => createOpenPlaces(streamsPerClient, streams);
  const quotes = { site: site.facts, minRelevance: settings.minRelevance };
  if (!model) return [{ makeAnswer: quotesAnswer(quotes), places: places() }];
  const makeAnswer = await modelAnswers(model, settings, site, complain);
  return [
    { makeAnswer, model: model.model, places: places() },
    { makeAnswer: quotesAnswer(quotes, 'quotedForBusyModel'), places: places() },
  ];
}

/**
 * Opens Ask AI for a site. If the database cannot be opened, questions are still answered: opening is retried, and
 * votes are rejected in the meantime.
 */
export async function createAsk(
  site: AskSite,
  settings: AskSettings,
  environment: AskEnvironment,
  { makeRate = memoryRates, store: given, complain = console.error }: AskParts = {},
): Promise<Ask> {
  const { limits, allowedOrigins, retentionDays } = settings;
  const { database, tokenKey } = environment;
  const ways = await waysOf(environment, settings, site, complain);
  const store = given ?? (database && openStore(database, complain));
  const stopPurges = store && keepFor(retentionDays, store, complain);
  const underWay = createUnderWay();
  const handlers = createEndpoint({
    limits,
    allowedOrigins,
    search: site.search,
    ways,
    underWay,
    questions: makeRate('ask-questions', limits.questionsPerMinute),
    modelTokens: makeRate('ask-tokens', limits.modelTokensPerMinute),
    calls: makeRate('ask-calls', limits.callsPerMinute),
    tokens: createTokenSigner(tokenKey),
    store,
    site: site.facts,
    pageAt: site.pageAt,
    hasPageFeedback: settings.pageFeedback,
    complain,
  });
  return {
    handlers,
    streams: () => ways.reduce((sum, { places }) => sum + places.count(), 0),
    store,
    problem: () => store?.problem(),
    async close() {
      await underWay.end();
      stopPurges?.();
      await store?.close();
    },
  };
}
