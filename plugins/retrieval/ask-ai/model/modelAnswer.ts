import { randomUUID } from 'node:crypto';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  extractReasoningMiddleware,
  type FinishReason,
  type LanguageModel,
  stepCountIs,
  streamText,
  wrapLanguageModel,
} from 'ai';
import type { AnswerTools } from '../../docs-tools/toolCalls';
import { AnswerError, type MakeAnswer } from '../endpoint/answer';
import type { ModelSettings } from '../environment';
import { findQuotable } from '../quotes/findQuotable';
import { foundStep, type QuotesOptions, quotesStep } from '../quotes/quotesAnswer';
import { terminalLine } from '../store/terminalLine';
import { type SearchOutput, searchStep } from '../stream/chunks';
import { createLinkCheck, type LinkSite } from './knownLinks';
import { modelFetch } from './modelFetch';
import { MAX_CALLS, modelTools, SEARCH_TOOL } from './modelTools';
import { promptMessages, systemPrompt } from './prompt';
import { createRetrieval } from './retrieval';
import { createTextWriter } from './textWriter';

export interface ModelOptions {
  model: LanguageModel;
  /** Whether its server can call tools. */
  canSearch: boolean;
  /** What it can call besides the search. @default nothing */
  tools?: AnswerTools;
  links: LinkSite;
  /** The name of the site. */
  title: string;
  maxMessages: number;
  /** What the sections of one search may have together, about. */
  contextTokens: number;
  /** Until then the model must have begun to write; else the docs are quoted. */
  firstWordSeconds: number;
  quotes: QuotesOptions;
  complain: (text: string) => void;
}

/** Calls of the model for one answer; in the last one it can only write. */
const MAX_STEPS = 4;
const MAX_OUTPUT_TOKENS = 1500;
/** Not every server of models heeds the limit of tokens. */
const MAX_ANSWER_CHARACTERS = 20_000;
/** Ends of an answer that is not complete, as the log tells them. */
const CUT_ANSWERS = new Map<FinishReason, string>([
  ['length', 'its server truncated the answer because of its length'],
  ['content-filter', 'its server truncated the answer because of a content filter'],
]);
/** A model's server chooses the text of its errors, which may be long. */
const MAX_LOGGED_CHARACTERS = 300;
/** Something that a reader sees. */
const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A model behind any endpoint that speaks OpenAI's protocol; what it thinks between `<think>` tags is left out. */
export function createModel({ baseUrl, model, apiKey }: ModelSettings): LanguageModel {
  return wrapLanguageModel({
    model: createOpenAICompatible({ name: 'ask-ai', baseURL: baseUrl, apiKey, fetch: modelFetch })(
      model,
    ),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
}

/** What went wrong: where a package says it in general, also what it was. */
function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error && cause.message !== '' && !message.includes(cause.message)
    ? `${message}: ${cause.message}`
    : message;
}

/** Seconds until the model must have begun to write, as an end of its call. */
function createDeadline(seconds: number) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), seconds * 1000);
  return { signal: late.signal, clear: () => clearTimeout(timer) };
}

/**
 * Answers with a language model: a search with the question, then the model with what was found, which
 * may search further, read sections and look up options. What it writes passes the filter of links on its way out. The endpoint's own
 * steps are told, not the model's: searches and texts stand apart whatever the model mixes. Where the
 * docs do not answer, the model is not asked; where it does not begin in time, the docs are quoted.
 */
export function modelAnswer(options: ModelOptions): MakeAnswer {
  const { model, canSearch, links, title, maxMessages, firstWordSeconds, quotes, complain } =
    options;
  const { contextTokens, tools: docs } = options;

  // One for all answers: what stands before the data is then the same, and a server of models need not read it again.
  const boundary = randomUUID().slice(0, 8);

  return async function* answer(input) {
    const { request, scope, texts, signal } = input;
    const quotable = await findQuotable(input, quotes);
    yield* foundStep(quotable);
    if (quotable.sections.length === 0) {
      return yield* quotesStep(quotable, input, quotes, texts.quoted);
    }

    const retrieval = createRetrieval(input, contextTokens);
    const sections = retrieval.take(quotable.query, quotable.found);
    const tools = canSearch
      ? modelTools({ retrieval, boundary, scope, contextTokens, signal, docs })
      : undefined;
    const facts = {
      boundary,
      title,
      language: scope.lang,
      notInDocs: texts.notInDocs,
      tools: Object.keys(tools ?? {}),
    };
    const asked = [request.question, ...request.history.map(({ text }) => text)].join('\n');
    const source = () => `${retrieval.text()}\n${asked}`;
    const writer = createTextWriter(createLinkCheck(links, retrieval.mentions), texts, source);
    const deadline = createDeadline(firstWordSeconds);
    const ended = new AbortController();
    const { fullStream } = streamText({
      model,
      system: systemPrompt(facts),
      messages: promptMessages(request, sections, { boundary, maxMessages, scope }),
      tools,
      stopWhen: stepCountIs(MAX_STEPS),
      prepareStep: ({ stepNumber }) =>
        canSearch && stepNumber === MAX_STEPS - 1 ? { toolChoice: 'none' } : undefined,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      maxRetries: 1,
      abortSignal: AbortSignal.any([signal, deadline.signal, ended.signal]),
      // Told to the reader below, where it is thrown.
      onError: () => {},
    });

    let searches = 1;
    /** Where the text behind the last call of a tool begins. */
    let lastStep = 0;
    let characters = 0;
    let failure: unknown;
    try {
      for await (const part of fullStream) {
        if (part.type === 'text-delta') {
          if (part.text.trim() !== '') deadline.clear();
          characters += part.text.length;
          if (characters > MAX_ANSWER_CHARACTERS) {
            throw new Error(`its answer is longer than ${MAX_ANSWER_CHARACTERS} characters`);
          }
          yield* writer.write(part.text);
        }
        if (part.type === 'tool-result' || part.type === 'tool-error') {
          yield* writer.close(false);
          lastStep = writer.text().length;
        }
        if (part.type === 'tool-result' && part.toolName === SEARCH_TOOL && searches <= MAX_CALLS) {
          searches += 1;
          const { query } = part.output as SearchOutput;
          yield* searchStep(`search-${searches}`, query, retrieval.idsOf(query));
        }
        if (part.type === 'error') throw part.error;
        const cut = part.type === 'finish' ? CUT_ANSWERS.get(part.finishReason) : undefined;
        if (cut !== undefined) throw new Error(cut);
      }
    } catch (error) {
      failure = error;
    } finally {
      deadline.clear();
      ended.abort();
    }
    const isLate = deadline.signal.aborted;
    try {
      yield* writer.close(failure === undefined && !isLate);
    } catch (error) {
      failure ??= error;
    }
    const isShown = VISIBLE.test(writer.text());
    if (failure === undefined && !isLate && !VISIBLE.test(writer.text().slice(lastStep))) {
      failure = new Error('its answer contains nothing that can be shown');
    }
    if (failure !== undefined && !signal.aborted && !isLate) {
      const reason = terminalLine(reasonOf(failure as Error), MAX_LOGGED_CHARACTERS);
      complain(`[ask-ai] the model failed: ${reason}`);
    }
    // An abort ends the stream without a word.
    if (signal.aborted || (failure !== undefined && isShown)) {
      throw new AnswerError(texts.answerCut);
    }
    if (!isShown) {
      if (isLate) complain(`[ask-ai] the model wrote nothing within ${firstWordSeconds} s`);
      const intro = isLate ? texts.quotedForSlowModel : texts.quotedForFailedModel;
      return yield* quotesStep(quotable, input, quotes, intro);
    }
    return { wasFound: /\]\([^)\s]+\)/.test(writer.text()), isQuoted: false };
  };
}
