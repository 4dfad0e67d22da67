import { z } from 'zod';

/** A message of the conversation, its text alone. */
export interface ChatMessage {
  role: 'user' | 'assistant';
  text: string;
}

/** What a reader sent, reduced to what is used: words. Everything in it is untrusted. */
export interface ChatRequest {
  /** The id of the question's message, which a vote names. */
  messageId: string;
  question: string;
  /** Earlier messages, the oldest first. */
  history: ChatMessage[];
  /** All messages that were sent. */
  count: number;
  /** The place that the dialog names: `lang:zh`, `version:v1`. */
  filters: string[];
}

const part = z.looseObject({ type: z.string(), text: z.string().optional() });
/** The name that a browser gives to a message, at random. */
export const messageId = z.string().regex(/^[\w-]{1,64}$/);

const schema = z.looseObject({
  messages: z
    .array(
      z.looseObject({
        id: messageId,
        role: z.enum(['user', 'assistant', 'system']),
        parts: z.array(part).max(500),
      }),
    )
    .min(1),
  searchParameters: z
    .looseObject({ facetFilters: z.array(z.union([z.string(), z.array(z.string())])).optional() })
    .optional(),
});

export const feedbackSchema = z.looseObject({
  messageId,
  thumbs: z.union([z.literal(0), z.literal(1)]),
});

// Control characters say nothing, and databases and terminals stumble over them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029]/g;

/** What a reader typed, without what cannot be seen. */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(CONTROLS, ' ')
    .trim();
}

/**
 * Reads a request of the dialog. Of the messages only their own words are kept: what a history says
 * about searches may be forged. Parts of other kinds and messages of the system are left out.
 *
 * @returns `undefined` if it is not one
 */
export function readChatRequest(body: unknown): ChatRequest | undefined {
  const read = schema.safeParse(body);
  const last = read.data?.messages.at(-1);
  if (!read.success || last?.role !== 'user') return undefined;
  const messages = read.data.messages.flatMap(({ role, parts }): ChatMessage[] => {
    if (role === 'system') return [];
    const texts = parts.flatMap(({ type, text }) => (type === 'text' && text ? [text] : []));
    return [{ role, text: cleanText(texts.join('\n')) }];
  });
  return {
    messageId: last.id,
    question: messages.at(-1)?.text ?? '',
    history: messages.slice(0, -1).filter(({ text }) => text !== ''),
    count: read.data.messages.length,
    filters: (read.data.searchParameters?.facetFilters ?? []).flat(),
  };
}
