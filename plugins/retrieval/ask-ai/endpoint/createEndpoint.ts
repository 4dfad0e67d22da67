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
  /** Whether readers may say what they think of pages. */
  hasPageFeedback: boolean;
  tokens: TokenSigner;
  /** Tokens and votes. */
  calls: Rate;
  allowedOrigins: readonly string[];
}

/** Answers at one path; the client is a name for who asks, as its address. */
export type AskHandler = (request: Request, client: string) => Promise<Response>;

/** The addresses of Ask AI, below the base. */
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

  /** Answers POST only, in the language of the reader's page. */
  function post(
    answer: (request: Request, client: string, told: AskTexts) => Promise<Response>,
  ): AskHandler {
    return async (request, client) => {
      const preflight = others.preflight(request);
      if (preflight) return preflight;
      const told = textsFor(readerLanguage(request.headers, site));
      if (request.method !== 'POST') return refuse(405, told.wrongMethod, { allow: 'POST' });
      return others.open(request, await answer(request, client, told));
    };
  }

  /** Takes what a reader with a token says, as often as one may. */
  function opinion(take: (request: Request, told: AskTexts) => Promise<Response>): AskHandler {
    return post(async (request, client, told) => {
      if (!isJson(request)) return refuse(415, told.wrongType);
      if (!hasToken(request)) return refuse(401, told.badToken);
      const wait = await calls.take(client);
      if (wait !== undefined) return refuse(429, told.tooManyRequests(wait), retryAfter(wait));
      return take(request, told);
    });
  }

  return {
    [CHAT_PATH]: post(async (request, client, told) => {
      if (!isJson(request)) return refuse(415, told.wrongType);
      if (!hasToken(request)) return refuse(401, told.badToken);
      return chat(request, client, told);
    }),
    // The dialog reads this answer as JSON, whatever its status.
    [`${CHAT_PATH}/token`]: post(async (_request, client, told) => {
      const wait = await calls.take(client);
      if (wait === undefined) return jsonAnswer(200, { success: true, token: tokens.sign() });
      const message = told.tooManyRequests(wait);
      return jsonAnswer(429, { success: false, message }, retryAfter(wait));
    }),
    [`${CHAT_PATH}/feedback`]: opinion(feedback),
    ...(options.hasPageFeedback && { [PAGE_FEEDBACK_PATH]: opinion(pageFeedback) }),
  };
}
