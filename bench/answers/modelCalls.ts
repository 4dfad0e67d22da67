import { SEARCH_TOOL } from '../../plugins/retrieval/ask-ai/model/modelTools.ts';
import type { Reply } from './replies.ts';

/** The used properties of a call in OpenAI's protocol. */
export interface ModelCall {
  messages: readonly { role: string; content: unknown }[];
}

/** A part of a streamed reply in OpenAI's protocol. */
interface StreamedPart {
  choices?: {
    delta?: {
      content?: string | null;
      tool_calls?: { index: number; function?: { name?: string; arguments?: string } }[];
    };
  }[];
}

const QUESTION = 'Question: ';

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return (content as { text?: string }[]).map(({ text = '' }) => text).join('');
}

/** Returns the question of a call and the number of previous replies to it. */
export function readCall({ messages }: ModelCall): { question: string; step: number } {
  const asked = messages.findLastIndex(({ role }) => role === 'user');
  const text = textOf(messages[asked]?.content ?? '');
  const before = messages.slice(asked).filter(({ role }) => role === 'assistant');
  return {
    question: text.slice(text.lastIndexOf(QUESTION) + QUESTION.length),
    step: before.length,
  };
}

/** Returns the tool results in a call. */
export function toolAnswers({ messages }: ModelCall): string[] {
  return messages.filter(({ role }) => role === 'tool').map(({ content }) => textOf(content));
}

/** Parses a streamed reply: its text, its searches and its other tool calls. */
export function readStream(body: string): Reply['steps'][number] {
  const called: { name: string; written: string }[] = [];
  let text = '';
  for (const [, data = ''] of body.matchAll(/^data: (.+)$/gm)) {
    if (data === '[DONE]') break;
    const delta = (JSON.parse(data) as StreamedPart).choices?.[0]?.delta;
    text += delta?.content ?? '';
    for (const { index, function: part } of delta?.tool_calls ?? []) {
      called[index] ??= { name: '', written: '' };
      called[index].name ||= part?.name ?? '';
      called[index].written += part?.arguments ?? '';
    }
  }
  const read = called.map(({ name, written }) => ({ tool: name, input: JSON.parse(written) }));
  const isSearch = ({ tool }: { tool: string }) => tool === SEARCH_TOOL;
  const calls = read.filter((call) => !isSearch(call));
  return {
    searches: read.filter(isSearch).map(({ input }) => input.query as string),
    ...(calls.length > 0 && { calls }),
    text,
  };
}
