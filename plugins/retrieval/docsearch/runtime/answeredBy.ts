import type { AnswerMetadata } from '../../ask-ai/shared';

/** A message of a conversation, as far as it is read. */
export interface ConversationMessage {
  role: string;
  metadata?: unknown;
}

/** Who made the answers of a conversation: passages of the docs alone, or a language model. */
export type AnswerMaker = 'quotes' | 'model';

function isQuoted({ metadata }: ConversationMessage): boolean {
  return (metadata as Partial<AnswerMetadata> | undefined)?.isQuoted === true;
}

/**
 * Who made the answers of a conversation. One of a model is enough for `model`, and an answer that
 * does not say is taken for one; `undefined` before the first answer.
 */
export function answeredBy(messages: readonly ConversationMessage[]): AnswerMaker | undefined {
  const answers = messages.filter(({ role }) => role === 'assistant');
  if (answers.length === 0) return undefined;
  return answers.every(isQuoted) ? 'quotes' : 'model';
}
