import type { KeptAnswer } from '../store/keptAnswer';

/** Returns a stored answer with the values that a test specifies. */
export function kept(
  messageId: string,
  askedAt = 1000,
  more: Partial<KeptAnswer> = {},
): KeptAnswer {
  return {
    messageId,
    askedAt,
    question: 'Where is it?',
    answer: 'Here.',
    lang: 'en',
    version: 'v2',
    sources: [],
    wasFound: true,
    outcome: 'complete',
    milliseconds: 3,
    ...more,
  };
}
