import type { Rate } from '../../../serving/server/limits/rates';
import type { AskTexts } from '../languages/askTexts';
import { CHAT_PATH, PAGE_FEEDBACK_PATH } from '../shared';
import { textsFor } from '../texts';
import { type ChatOptions, createChat } from './chat';
import { createFeedback } from './feedback';
import { createOtherOrigins } from './otherOrigins';
import { createPageFeedback, type PageFeedbackOptions } from './pageFeedback';
import { readerLanguage } from './readScope';
import type { TokenSigner } from './signing';
import { jsonAnswer, refuse, retryAfter } from './textAnswers';

export interface EndpointOptions extends ChatOptions {
  pageAt: PageFeedbackOptions['pageAt'];
  /** Whether readers can give feedback on pages. */
  hasPageFeedback: boolean;
  tokens: TokenSigner;
  /** The limit of token requests and votes. */
  calls: Rate;
  allowedOrigins: readonly string[];
}

/** Handles the requests of one path. `client` identifies the sender, for example by IP address. */
export type AskHandler = (request: Request, client: string) => Promise<Response>;

/** Creates the handlers of Ask AI, by path below the base. */
export function createEndpoint(options: EndpointOptions): Record<string, AskHandler> {
  const { tokens, calls, site } = options;
  const chat = createChat(options);
  const feedback = createFeedback(options);
  const pageFeedback = createPageFeedback(options);
  const others = createOtherOrigins(options.allowedOrigins);

  const hasToken = ({ headers }: Request) =>
    tokens.isValid(/^TOKEN (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? '');
  const isJson = ({ headers }: Request) =>
    /^application\/json\b/i.test(headers.get('content-type') ?? '');

  /** Accepts only POST requests. Errors are in the language of the reader's page. */
  function post(
    answer: (request: Request, client: string, pageTexts: AskTexts) => Promise<Response>,
  ): AskHandler {
    return async (request, client) => {
      const preflight = others.preflight(request);
      if (preflight) return preflight;
      const pageTexts = textsFor(readerLanguage(request.headers, site));
      if (request.method !== 'POST') return refuse(405, pageTexts.wrongMethod, { allow: 'POST' });
      return others.open(request, await answer(request, client, pageTexts));
    };
  }

  /** Accepts feedback of a reader with a valid token, within the rate limit. */
  function opinion(take: (request: Request, pageTexts: AskTexts) => Promise<Response>): AskHandler {
    return post(async (request, client, pageTexts) => {
      if (!isJson(request)) return refuse(415, pageTexts.wrongType);
      if (!hasToken(request)) return refuse(401, pageTexts.badToken);
      const wait = await calls.take(client);
      if (wait !== undefined) return refuse(429, pageTexts.tooManyRequests(wait), retryAfter(wait));
      return take(request, pageTexts);
    });
  }

  return {
    [CHAT_PATH]: post(async (request, client, pageTexts) => {
      if (!isJson(request)) return refuse(415, pageTexts.wrongType);
      if (!hasToken(request)) return refuse(401, pageTexts.badToken);
      return chat(request, client, pageTexts);
    }),
    // The dialog parses this response as JSON, whatever its status.
    [`${CHAT_PATH}/token`]: post(async (_request, client, pageTexts) => {
      const wait = await calls.take(client);
      if (wait === undefined) return jsonAnswer(200, { success: true, token: tokens.sign() });
      const message = pageTexts.tooManyRequests(wait);
      return jsonAnswer(429, { success: false, message }, retryAfter(wait));
    }),
    [`${CHAT_PATH}/feedback`]: opinion(feedback),
    ...(options.hasPageFeedback && { [PAGE_FEEDBACK_PATH]: opinion(pageFeedback) }),
  };
}
