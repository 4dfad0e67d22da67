import { tellingWords } from '../../plugins/retrieval/search/suggest/nearestSection.ts';
import { estimateTokens } from '../../plugins/support/estimateTokens.ts';
import type { AgentTask } from './tasks.ts';

/** The result of a tool call. */
export interface ToolResult {
  text: string;
  isError: boolean;
}

/** Calls a tool of the endpoint. */
export type CallTool = (name: string, args: Record<string, unknown>) => Promise<ToolResult>;

/** The run of an agent for a task. */
export interface AgentRun {
  /** The calls with their arguments: `search_docs {"query":"…"}`. */
  calls: string[];
  /** The texts of all results. */
  text: string;
  /** The number of tokens of all calls and results. */
  tokens: number;
}

const NAME = /`([\w.@:/-]+)`/g;
const ADDRESS = /^\s+(\S+:\/\/\S+|\/\S*)$/gm;
const COMPARES = /\b(?:version 1|v1|upgrad|between versions|changed? (?:in|between))/i;
/** The maximum number of sections to read, if the previous ones do not contain the words of the task. */
const MAX_SECTIONS_READ = 3;
const ENOUGH = 0.8;
const READ_TOKENS = 1500;

/** Returns the share of a task's words that a text contains. */
function shareOf(words: readonly string[], text: string): number {
  const lower = text.toLowerCase();
  const had = words.filter((word) => lower.includes(word.slice(0, Math.max(4, word.length - 2))));
  return words.length === 0 ? 1 : had.length / words.length;
}

/**
 * An agent that only follows the instructions of the endpoint and the descriptions of its tools. It
 * checks configurations, looks up names in backticks, and compares versions if the task mentions them.
 * For everything else, it searches and reads section by section until the text contains the words of
 * the task.
 */
export async function runAgent({ task, config }: AgentTask, call: CallTool): Promise<AgentRun> {
  const calls: string[] = [];
  const results: string[] = [];
  let tokens = 0;
  async function ask(name: string, args: Record<string, unknown>): Promise<ToolResult> {
    const answer = await call(name, args);
    const { text } = answer;
    const written = `${name} ${JSON.stringify(args)}`;
    calls.push(written);
    results.push(text);
    tokens += estimateTokens(written) + estimateTokens(text);
    return answer;
  }
  const run = () => ({ calls, text: results.join('\n'), tokens });

  if (config !== undefined) {
    await ask('check_config', { config });
    return run();
  }
  const names = [...task.matchAll(NAME)].map(([, name = '']) => name);
  let isKnown = names.length > 0;
  for (const name of names) {
    const { isError } = await ask('get_option', { name });
    isKnown &&= !isError;
    if (!isError && COMPARES.test(task)) await ask('diff_versions', { option: name });
  }
  if (isKnown) return run();
  const words = tellingWords(task);
  const { text: found } = await ask('search_docs', { query: task });
  const addresses = [...found.matchAll(ADDRESS)].map(([, address = '']) => address);
  let read = '';
  for (const page of addresses.slice(0, MAX_SECTIONS_READ)) {
    const { text } = await ask('read_page', { page, max_tokens: READ_TOKENS });
    read += text;
    if (shareOf(words, read) >= ENOUGH) break;
  }
  return run();
}
