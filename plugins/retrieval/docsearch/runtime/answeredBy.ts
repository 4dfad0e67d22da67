import type { AnswerMetadata } from '../../ask-ai/shared';

/** The used part of a message in a conversation. */
export interface ConversationMessage {
  role: string;
  metadata?: unknown;
}

/** The source of the answers in a conversation: passages of the docs only, or a language model. */
export type AnswerMaker = 'quotes' | 'model';

function isQuoted({ metadata }: ConversationMessage): boolean {
  return (metadata as Partial<AnswerMetadata> | undefined)?.isQuoted === true;
}

/**
 * Returns the source of the answers in a conversation. One answer of a model is sufficient for `model`, and an answer
 * without metadata counts as one. `undefined` before the first answer.
 */
export function answeredBy(messages: readonly ConversationMessage[]): AnswerMaker | undefined {
  const answers = messages.filter(({ role }) => role === 'assistant');
  if (answers.length === 0) return undefined;
  return answers.every(isQuoted) ? 'quotes' : 'model';
}
