import process from 'node:process';
import type { MakeRate } from '../../../serving/server/limits/rates';
import type { AtStop } from '../../../serving/server/node/closing';
import { canonicalPath } from '../../../serving/server/server/canonicalPath';
import type { SiteIndex } from '../../../serving/server/server/siteIndex';
import type { SiteRoute } from '../../../serving/server/server/siteRoute';
import type { SiteManifest } from '../../../serving/server/shared/manifest';
import type { AnswerTools } from '../../docs-tools/toolCalls';
import type { AskSearch } from '../askSearch';
import type { Ask } from '../createAsk';
import { readerLanguage } from '../endpoint/readScope';
import { jsonAnswer, refuse } from '../endpoint/textAnswers';
import { readAskEnvironment } from '../environment';
import type { AskSettings } from '../options';
import { ASK_PATHS, TOKEN_PATH } from '../shared';
import type { AskStore } from '../store/askStore';
import { openStore } from '../store/openStore';
import { textsFor } from '../texts';
import { type AnswerFiles, sectionAddresses } from './answerFiles';
import { siteLinks } from './siteLinks';

/** The parts of the server that Ask AI uses. */
export interface AskServices {
  settings: AskSettings;
  search: AskSearch;
  /** The tools that a model can call in addition to the search. */
  tools?: AnswerTools;
  /** The sections of the site: see `readAnswerFiles`. */
  answerFiles: AnswerFiles;
  /** The store of the questions: see `openAskStore`. */
  store?: AskStore;
  makeRate: MakeRate;
  atStop: AtStop;
  log: (text: string) => void;
}

/**
 * Opens the database of the environment, in its own thread; `undefined` if it is off.
 *
 * @throws naming the invalid variable
 */
export function openAskStore(title: string, log: (text: string) => void): AskStore | undefined {
  const { database } = readAskEnvironment(process.env, title);
  return database && openStore(database, log);
}

/**
 * Returns whether the environment configures a language model.
 *
 * @throws naming the invalid variable
 */
export function asksModel(title: string): boolean {
  return readAskEnvironment(process.env, title).model !== undefined;
}

function notAvailable(path: string, request: Request, site: SiteManifest): Response {
  const texts = textsFor(readerLanguage(request.headers, site));
  // The dialog parses this response as JSON, whatever its status.
  if (path !== TOKEN_PATH) return refuse(503, texts.notAvailable);
  return jsonAnswer(503, { success: false, message: texts.notAvailable });
}

/**
 * Creates the routes of Ask AI for a built site. Errors in the environment are reported at the start. Errors of the
 * database are reported in the log and at `/readyz`, and questions are still answered.
 *
 * @throws naming the variable or file
 */
export function askRoutes(
  { site, files, pages }: SiteIndex,
  { settings, search, tools, answerFiles, store, makeRate, atStop, log }: AskServices,
): SiteRoute[] {
  const environment = readAskEnvironment(process.env, site.title);
  let problem = (): string | undefined => undefined;

  async function load(): Promise<Ask> {
    const { createAsk } = await import('../createAsk');
    const hasFile = (address: string) => files.has(address);
    const ask = await createAsk(
      {
        facts: site,
        links: () => siteLinks(sectionAddresses(answerFiles), site.origin, hasFile),
        search,
        tools,
        pageAt: (path) => canonicalPath(path, pages, site),
      },
      settings,
      environment,
      { makeRate, store, complain: log },
    );
    problem = ask.problem;
    return ask;
  }

  let loaded: Promise<Ask> | undefined;
  function open(): Promise<Ask> {
    loaded ??= load().catch((error: Error) => {
      loaded = undefined;
      problem = () => 'Ask AI cannot be loaded. See the log for the reason.';
      log(`[ask-ai] cannot be loaded → ${error.stack}`);
      throw error;
    });
    return loaded;
  }

  atStop('Ask AI', async () => (await loaded)?.close());
  // Open now, so that problems with the database are reported before the first question.
  open().catch(() => {});
  return ASK_PATHS.map((path) => ({
    path,
    problem: () => problem(),
    async handle(request, client) {
      const ask = await open().catch(() => undefined);
      const handle = ask?.handlers[path];
      if (handle) return handle(request, client);
      return notAvailable(path, request, site);
    },
  }));
}

/** Creates the routes for a site whose files cannot be read. */
export function brokenAskRoutes({ site }: SiteIndex, fault: string): SiteRoute[] {
  return ASK_PATHS.map((path) => ({
    path,
    problem: () => fault,
    handle: (request) => notAvailable(path, request, site),
  }));
}
