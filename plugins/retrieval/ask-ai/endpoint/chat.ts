import type { OpenPlaces } from '../../../serving/server/limits/openPlaces';
import type { Rate } from '../../../serving/server/limits/rates';
import type { AskSearch } from '../askSearch';
import type { AskTexts } from '../languages/askTexts';
import type { UnderWay } from '../limits/underWay';
import type { AskLimits } from '../options';
import type { AskStore } from '../store/askStore';
import { eventStream } from '../stream/eventStream';
import { textsFor } from '../texts';
import type { MakeAnswer } from './answer';
import { type ChatRequest, readChatRequest } from './chatRequest';
import { parseJson, readBody } from './readBody';
import { type AskScope, readScope } from './readScope';
import { runAnswer } from './runAnswer';
import { refuse, retryAfter } from './textAnswers';

/** A way to answer, with a limit of concurrent answers. */
export interface AnswerWay {
  makeAnswer: MakeAnswer;
  /** The name of the model; `undefined` if answers are quotes. */
  model?: string;
  places: OpenPlaces;
}

/** A way to answer with a place that was taken for an answer. */
interface TakenWay extends AnswerWay {
  release: () => void;
}

export interface ChatOptions {
  limits: AskLimits;
  search: AskSearch;
  /** The ways to answer, best first. If one has no free place for a client, the next one is used. */
  ways: readonly AnswerWay[];
  underWay: UnderWay;
  questions: Rate;
  /** Only used if a model is configured. */
  modelTokens: Rate;
  store?: AskStore;
  site: Parameters<typeof readScope>[3];
  complain: (text: string) => void;
}

/** The error code with which the dialog offers to start a new conversation. */
const CONVERSATION_FULL = 'AI-217';
const BUSY_SECONDS = 5;
/** The number of characters per token: a conservative estimate for English and Chinese. */
const CHARACTERS_PER_TOKEN = 2;

function refuseContent(
  chat: ChatRequest,
  texts: AskTexts,
  limits: AskLimits,
): Response | undefined {
  if (chat.question === '') return refuse(400, texts.noQuestion);
  if (chat.question.length > limits.questionCharacters) {
    return refuse(413, texts.tooLongQuestion(limits.questionCharacters));
  }
  if (chat.count > limits.messages) {
    return refuse(413, `${texts.tooManyMessages(limits.messages)} (${CONVERSATION_FULL})`);
  }
  return undefined;
}

/** Answers the question of a reader with a valid token. */
export function createChat(options: ChatOptions) {
  const { limits, search, ways, underWay, store, site, complain } = options;

  /** Takes a place of the first way that has one. @returns which limit is reached if none has */
  function takeWay(client: string): TakenWay | 'client' | 'server' {
    let reached: 'client' | 'server' = 'server';
    for (const way of ways) {
      const place = way.places.open(client);
      if (typeof place !== 'string') return { ...way, release: place };
      reached = place;
    }
    return reached;
  }

  function answerStream(
    request: Request,
    chat: ChatRequest,
    scope: AskScope,
    { makeAnswer, model, release }: TakenWay,
  ): Response {
    const end = new AbortController();
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      end.abort();
    }, limits.answerSeconds * 1000);
    const leave = () => end.abort();
    request.signal.addEventListener('abort', leave, { once: true });
    const texts = textsFor(scope.lang);
    const input = { request: chat, scope, texts, search, signal: end.signal };
    const isLate = () => late;
    const chunks = runAnswer({ makeAnswer, input, isLate, model, store, complain });
    return eventStream(underWay.follow(chunks, leave), () => {
      clearTimeout(timer);
      request.signal.removeEventListener('abort', leave);
      end.abort();
      release();
    });
  }

  /** @param pageTexts in the language of the page, used until the language of the question is known */
  return async function chat(
    request: Request,
    client: string,
    pageTexts: AskTexts,
  ): Promise<Response> {
    const wait = await options.questions.take(client);
    if (wait !== undefined) return refuse(429, pageTexts.tooManyRequests(wait), retryAfter(wait));
    const body = await readBody(request, limits.bodyBytes);
    if (body === 'too-large') {
      return refuse(413, pageTexts.tooLargeBody(Math.floor(limits.bodyBytes / 1024)));
    }
    const read = readChatRequest(parseJson(body.text));
    if (!read) return refuse(400, pageTexts.badRequest);
    const scope = readScope(request.headers, read.question, read.filters, site);
    const texts = textsFor(scope.lang);
    const refused = refuseContent(read, texts, limits);
    if (refused) return refused;
    const way = takeWay(client);
    if (way === 'client') return refuse(429, texts.tooManyStreams, retryAfter(BUSY_SECONDS));
    if (way === 'server') return refuse(503, texts.serverBusy, retryAfter(BUSY_SECONDS));
    if (way.model !== undefined) {
      const tokens = Math.ceil(body.text.length / CHARACTERS_PER_TOKEN);
      const rest = await options.modelTokens.take(client, tokens);
      if (rest !== undefined) {
        way.release();
        return refuse(429, texts.tooManyRequests(rest), retryAfter(rest));
      }
    }
    return answerStream(request, read, scope, way);
  };
}
