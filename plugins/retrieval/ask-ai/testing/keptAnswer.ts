import type { KeptAnswer } from '../store/keptAnswer';

/** An answer as it is kept, with what a test says about it. */
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
