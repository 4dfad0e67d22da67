import { randomUUID } from 'node:crypto';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type LanguageModel, stepCountIs, streamText, tool } from 'ai';
import { z } from 'zod';
import { AnswerError, type MakeAnswer } from '../endpoint/answer';
import type { ModelSettings } from '../environment';
import { searchStep } from '../stream/chunks';
import { createLinkCheck, type LinkSite } from './knownLinks';
import { promptMessages, systemPrompt } from './prompt';
import { createRetrieval } from './retrieval';
import { createTextWriter } from './textWriter';

export interface ModelOptions {
  model: LanguageModel;
  canSearch: boolean;
  links: LinkSite;
  /** The name of the site. */
  title: string;
  maxMessages: number;
  complain: (text: string) => void;
}

/** Calls of the model for one answer; in the last one it can only write. */
const MAX_STEPS = 4;
const MAX_OUTPUT_TOKENS = 1500;

/** A model behind any endpoint that speaks OpenAI's protocol. */
export function createModel({ baseUrl, model, apiKey }: ModelSettings): LanguageModel {
  return createOpenAICompatible({ name: 'ask-ai', baseURL: baseUrl, apiKey })(model);
}

/** The tool of the model: the search that readers use. */
function searchTool(retrieval: ReturnType<typeof createRetrieval>, boundary: string) {
  return tool({
    description: 'Searches the documentation and returns sections of it.',
    inputSchema: z.object({ query: z.string().min(1).max(512) }),
    execute: async ({ query }) => {
      const best = await retrieval.find(query);
      const hits = best.map((section) => ({
        ...section,
        text: section.text.replaceAll(boundary, ''),
      }));
      return { query, hits };
    },
  });
}

/**
 * Answers with a language model: a search with the question, then the model with what was found, which
 * may search further. What it writes passes the filter of links on its way out. The endpoint's own
 * steps are told, not the model's: searches and texts stand apart whatever the model mixes.
 */
export function modelAnswer(options: ModelOptions): MakeAnswer {
  const { model, canSearch, links, title, maxMessages, complain } = options;

  return async function* answer(input) {
    const { request, scope, texts, signal } = input;
    const boundary = randomUUID().slice(0, 8);
    const retrieval = createRetrieval(input);
    const sections = await retrieval.find(request.question);
    yield* searchStep('search-1', request.question, retrieval.idsOf(request.question));

    const facts = { boundary, title, language: scope.lang, notInDocs: texts.notInDocs, canSearch };
    const writer = createTextWriter(createLinkCheck(links, retrieval.mentions), texts);
    const { fullStream } = streamText({
      model,
      system: systemPrompt(facts),
      messages: promptMessages(request, sections, boundary, maxMessages),
      ...(canSearch && { tools: { searchIndex: searchTool(retrieval, boundary) } }),
      stopWhen: stepCountIs(MAX_STEPS),
      prepareStep: ({ stepNumber }) =>
        canSearch && stepNumber === MAX_STEPS - 1 ? { toolChoice: 'none' } : undefined,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      maxRetries: 1,
      abortSignal: signal,
      // Told to the reader below, where it is thrown.
      onError: () => {},
    });

    let searches = 1;
    try {
      for await (const part of fullStream) {
        if (part.type === 'text-delta') yield* writer.write(part.text);
        if (part.type === 'tool-result' && !part.dynamic) {
          yield* writer.close(false);
          searches += 1;
          const { query } = part.output;
          yield* searchStep(`search-${searches}`, query, retrieval.idsOf(query));
        }
        if (part.type === 'error') throw part.error;
      }
    } catch (error) {
      yield* writer.close(false);
      if (!signal.aborted) complain(`[ask-ai] the model failed: ${(error as Error).message}`);
      throw new AnswerError(texts.modelFailed);
    }
    yield* writer.close(true);
    // Also after an abort, which ends the stream without a word.
    if (signal.aborted || writer.text().trim() === '') throw new AnswerError(texts.modelFailed);
    return { wasFound: /\]\([^)\s]+\)/.test(writer.text()) };
  };
}
