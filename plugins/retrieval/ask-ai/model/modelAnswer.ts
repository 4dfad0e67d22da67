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
import { AnswerError, type AnswerInput, type MakeAnswer } from '../endpoint/answer';
import type { ModelSettings } from '../environment';
import { findQuotable } from '../quotes/findQuotable';
import { foundStep, type QuotesOptions, quotesStep } from '../quotes/quotesAnswer';
import { terminalLine } from '../store/terminalLine';
import { type AnswerChunk, type SearchOutput, searchStep } from '../stream/chunks';
import { createLinkCheck, type LinkSite } from './knownLinks';
import { modelFetch } from './modelFetch';
import { MAX_CALLS, modelTools, SEARCH_TOOL } from './modelTools';
import { promptMessages, systemPrompt } from './prompt';
import { createRetrieval } from './retrieval';
import { createTextWriter, type TextWriter } from './textWriter';

export interface ModelOptions {
  model: LanguageModel;
  /** Whether the server of the model supports tools. */
  canSearch: boolean;
  /** The tools that the model can call in addition to the search. @default none */
  tools?: AnswerTools;
  links: LinkSite;
  /** The name of the site. */
  title: string;
  maxMessages: number;
  /** The approximate number of tokens for the sections of one search. */
  contextTokens: number;
  /** The time within which the model must begin its answer, in seconds. Otherwise, the docs are quoted. */
  firstWordSeconds: number;
  quotes: QuotesOptions;
  complain: (text: string) => void;
}

/** The maximum number of model calls for one answer. In the last one, tools are disabled. */
const MAX_STEPS = 4;
const MAX_OUTPUT_TOKENS = 1500;
/** A limit in addition to `MAX_OUTPUT_TOKENS`, which some servers ignore. */
const MAX_ANSWER_CHARACTERS = 20_000;
/** The finish reasons of truncated answers, with messages for the log. */
const CUT_ANSWERS = new Map<FinishReason, string>([
  ['length', 'its server truncated the answer because of its length'],
  ['content-filter', 'its server truncated the answer because of a content filter'],
]);
/** The error texts of a model's server can be long. */
const MAX_LOGGED_CHARACTERS = 300;
/** A visible character. */
const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Creates a model behind an OpenAI-compatible endpoint. Text between `<think>` tags is removed. */
export function createModel({ baseUrl, model, apiKey }: ModelSettings): LanguageModel {
  return wrapLanguageModel({
    model: createOpenAICompatible({ name: 'ask-ai', baseURL: baseUrl, apiKey, fetch: modelFetch })(
      model,
    ),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
}

/** Returns the message of an error, with that of its cause if the message is too general. */
function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error && cause.message !== '' && !message.includes(cause.message)
    ? `${message}: ${cause.message}`
    : message;
}

/** Creates a signal that aborts the call if the model has not begun its answer in time. */
function createDeadline(seconds: number) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), seconds * 1000);
  return { signal: late.signal, clear: () => clearTimeout(timer) };
}

type Retrieval = ReturnType<typeof createRetrieval>;

/** The data of one call of the model. */
interface ModelCall {
  input: AnswerInput;
  /** Separates the sections from the rest of the prompt. */
  boundary: string;
  retrieval: Retrieval;
  /** The sections that the first search has found. */
  sections: ReturnType<Retrieval['take']>;
  /** Stops the model. */
  stop: AbortSignal;
}

/** Calls the model with the question and the sections. */
function callModel(
  { model, canSearch, title, maxMessages, contextTokens, tools: docs }: ModelOptions,
  { input, boundary, retrieval, sections, stop }: ModelCall,
) {
  const { request, scope, texts, signal } = input;
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
  return streamText({
    model,
    system: systemPrompt(facts),
    messages: promptMessages(request, sections, { boundary, maxMessages, scope }),
    tools,
    stopWhen: stepCountIs(MAX_STEPS),
    prepareStep: ({ stepNumber }) =>
      canSearch && stepNumber === MAX_STEPS - 1 ? { toolChoice: 'none' } : undefined,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    maxRetries: 1,
    abortSignal: stop,
    // `writeStream` throws the error and reports it to the reader.
    onError: () => {},
  }).fullStream;
}

/** The end of a model's answer. */
interface StreamEnd {
  /** The position in the text at which the step after the last tool call begins. */
  lastStep: number;
  /** The error that ended the answer. */
  failure?: unknown;
}

/**
 * Writes the texts and searches of a model.
 *
 * @param onText called when the model writes text
 */
async function* writeStream(
  stream: ReturnType<typeof callModel>,
  writer: TextWriter,
  { retrieval, onText }: { retrieval: Retrieval; onText: () => void },
): AsyncGenerator<AnswerChunk, StreamEnd> {
  let searches = 1;
  let lastStep = 0;
  let characters = 0;
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta') {
        if (part.text.trim() !== '') onText();
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
  } catch (failure) {
    return { lastStep, failure };
  }
  return { lastStep };
}

/**
 * Answers with a language model. It receives the question with the sections of a first search, and may search again,
 * read sections and look up options. Its text passes a filter that checks links. The stream contains the endpoint's
 * own steps, in which searches and texts are separate, however the model interleaves them. If the docs do not cover
 * the question, the model is not called. If the model does not begin in time, the docs are quoted.
 */
export function modelAnswer(options: ModelOptions): MakeAnswer {
  const { links, contextTokens, firstWordSeconds, quotes, complain } = options;

  // The same for all answers, so that a model's server can reuse its prompt cache.
  const boundary = randomUUID().slice(0, 8);

  return async function* answer(input) {
    const { request, texts, signal } = input;
    const quotable = await findQuotable(input, quotes);
    yield* foundStep(quotable);
    if (quotable.sections.length === 0) {
      return yield* quotesStep(quotable, input, quotes, texts.quoted);
    }

    const retrieval = createRetrieval(input, contextTokens);
    const sections = retrieval.take(quotable.query, quotable.found);
    const asked = [request.question, ...request.history.map(({ text }) => text)].join('\n');
    const source = () => `${retrieval.text()}\n${asked}`;
    const writer = createTextWriter(createLinkCheck(links, retrieval.mentions), texts, source);
    const deadline = createDeadline(firstWordSeconds);
    const ended = new AbortController();
    const stop = AbortSignal.any([signal, deadline.signal, ended.signal]);
    let end: StreamEnd;
    try {
      const stream = callModel(options, { input, boundary, retrieval, sections, stop });
      end = yield* writeStream(stream, writer, { retrieval, onText: deadline.clear });
    } finally {
      deadline.clear();
      ended.abort();
    }
    const isLate = deadline.signal.aborted;
    let { failure } = end;
    try {
      yield* writer.close(failure === undefined && !isLate && !signal.aborted);
    } catch (error) {
      failure ??= error;
    }
    const isShown = VISIBLE.test(writer.text());
    if (failure === undefined && !isLate && !VISIBLE.test(writer.text().slice(end.lastStep))) {
      failure = new Error('its answer contains nothing that can be shown');
    }
    if (failure !== undefined && !signal.aborted && !isLate) {
      const reason = terminalLine(reasonOf(failure as Error), MAX_LOGGED_CHARACTERS);
      complain(`[ask-ai] the model failed: ${reason}`);
    }
    // An abort ends the stream without an error.
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
