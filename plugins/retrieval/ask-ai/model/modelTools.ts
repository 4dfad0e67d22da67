import { jsonSchema, type ToolSet, tool } from 'ai';
import { z } from 'zod';
import { estimateTokens } from '../../../support/estimateTokens';
import type { AnswerTools } from '../../docs-tools/toolCalls';
import type { AskScope } from '../endpoint/readScope';
import { LARGEST_SHARE } from './prompt';
import type { createRetrieval } from './retrieval';

/** The name of the search tool, which the dialog knows. */
export const SEARCH_TOOL = 'searchIndex';
/** The maximum number of calls for one answer. A model may request several in one step. */
export const MAX_CALLS = 8;
const NO_MORE = 'The limit of calls for this answer is reached → answer from the available data.';
/** The minimum budget for a call. A shorter text is useless. */
const FEWEST_TOKENS = 50;

interface ModelToolsOptions {
  retrieval: ReturnType<typeof createRetrieval>;
  /** The delimiter of the data in the prompt, which no result may contain. */
  boundary: string;
  scope: AskScope;
  /** The approximate number of tokens for all tool results. */
  contextTokens: number;
  signal: AbortSignal;
  docs?: AnswerTools;
}

/**
 * Completes the arguments of a call: adds the reader's version and language if the tool accepts them, and limits the
 * tokens to the remaining budget.
 */
function complete(
  tool: AnswerTools['tools'][number],
  input: unknown,
  scope: AskScope,
  tokens: number,
): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const { name } = tool;
  if (name === 'read_section') {
    const { max_tokens: wanted } = input as { max_tokens?: unknown };
    if (wanted !== undefined && typeof wanted !== 'number') return input;
    return { ...input, max_tokens: Math.min(wanted ?? tokens, tokens) };
  }
  const place = { version: scope.version, language: scope.lang };
  const taken = Object.entries(place).filter(([argument]) => argument in tool.input.shape);
  return { ...Object.fromEntries(taken), ...input };
}

/**
 * Creates the tools of a model for one answer: the search that readers use, and the tools of other agents. Their
 * results count as retrieved text.
 */
export function modelTools(options: ModelToolsOptions): ToolSet {
  const { retrieval, boundary, scope, contextTokens, signal, docs } = options;
  let calls = 0;
  let left = contextTokens;
  const isOver = () => {
    calls += 1;
    return calls > MAX_CALLS;
  };

  async function run(tool: AnswerTools['tools'][number], given: unknown): Promise<string> {
    const tokens = Math.floor(Math.min(left, contextTokens * LARGEST_SHARE));
    if (isOver() || tokens < FEWEST_TOKENS) return NO_MORE;
    const call = { name: tool.name, input: complete(tool, given, scope, tokens) };
    const answer = await docs?.call(call, signal);
    const text = (answer?.text ?? '').replaceAll(boundary, '');
    left -= estimateTokens(text);
    if (!answer?.isError) retrieval.add(text);
    return text;
  }

  /** The calls of one step arrive at the same time. They run in sequence, so that each gets the remaining budget. */
  let last: Promise<unknown> = Promise.resolve();

  // Without a prototype, so that a call of `toString` is a call of an unknown tool.
  const tools: ToolSet = Object.assign(Object.create(null), {
    [SEARCH_TOOL]: tool({
      description: 'Searches the documentation and returns sections of it.',
      inputSchema: z.object({ query: z.string().min(1).max(512) }),
      execute: async ({ query }) => {
        if (isOver()) return { query, hits: [], note: NO_MORE };
        const best = await retrieval.find(query);
        const hits = best.map((section) => ({
          ...section,
          text: section.text.replaceAll(boundary, ''),
        }));
        return { query, hits };
      },
    }),
  });
  for (const own of docs?.tools ?? []) {
    const { name, description, input } = own;
    tools[name] = tool({
      description,
      // The tool itself validates its arguments and responds with instructions to fix them.
      inputSchema: jsonSchema(z.toJSONSchema(input, { io: 'input' }) as object),
      execute: (given: unknown) => {
        const next = last.then(() => run(own, given));
        last = next.catch(() => {});
        return next;
      },
    });
  }
  return tools;
}
