import { jsonSchema, type ToolSet, tool } from 'ai';
import { z } from 'zod';
import { estimateTokens } from '../../../support/estimateTokens';
import type { AnswerTools } from '../../docs-tools/toolCalls';
import type { AskScope } from '../endpoint/readScope';
import { LARGEST_SHARE } from './prompt';
import type { createRetrieval } from './retrieval';

/** The tool that finds sections, as the dialog knows it. */
export const SEARCH_TOOL = 'searchIndex';
/** Calls for one answer: a model may ask for several in one step. */
export const MAX_CALLS = 8;
const NO_MORE = 'The limit of calls for this answer is reached → answer from the available data.';
/** A text of fewer tokens says nothing. */
const FEWEST_TOKENS = 50;

interface ModelToolsOptions {
  retrieval: ReturnType<typeof createRetrieval>;
  /** What closes the data of the prompt: no result may have it. */
  boundary: string;
  scope: AskScope;
  /** What all that is read may have together, about. */
  contextTokens: number;
  signal: AbortSignal;
  docs?: AnswerTools;
}

/**
 * What a call is given beside what the model wrote: the reader's place, as far as the tool takes it, and what is left of
 * the tokens.
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
 * The tools of a model for one answer: the search that readers use, and those that other agents have too. What they
 * answer counts as retrieved.
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

  /** Calls of one step come at once; each is told what those before it have left. */
  let last: Promise<unknown> = Promise.resolve();

  // Without a prototype: a model that calls `toString` calls a tool that there is not.
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
      // Wrong arguments are answered by the tool, in words that say what to write instead.
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
