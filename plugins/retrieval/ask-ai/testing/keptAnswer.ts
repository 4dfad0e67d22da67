import type { StoredAnswer } from '../store/storedAnswer';

/** Returns a stored answer with the values that a test specifies. */
export function kept(
  messageId: string,
  askedAt = 1000,
  more: Partial<StoredAnswer> = {},
): StoredAnswer {
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
