import { z } from 'zod';

/** A message of the conversation, reduced to its text. */
export interface ChatMessage {
  role: 'user' | 'assistant';
  text: string;
}

/** A request of the dialog, reduced to the parts that are used. All of it is untrusted. */
export interface ChatRequest {
  /** The id of the question's message, which votes refer to. */
  messageId: string;
  question: string;
  /** Earlier messages, the oldest first. */
  history: ChatMessage[];
  /** The number of messages in the request. */
  count: number;
  /** The filters of the dialog: `lang:zh`, `version:v1`. */
  filters: string[];
}

const part = z.looseObject({ type: z.string(), text: z.string().optional() });
/** The random id that the browser gives a message. */
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

// Control characters are meaningless in a question, and cause problems in databases and terminals.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029]/g;

/** Removes invisible characters from a text that a reader typed. */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(CONTROLS, ' ')
    .trim();
}

/**
 * Reads a request of the dialog. Only the texts of its messages are used, because search results in the history may
 * be forged. System messages and other kinds of parts are dropped.
 *
 * @returns `undefined` if the request is invalid
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
