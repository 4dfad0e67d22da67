import { expect, test } from 'vitest';
import type { AskStore } from '../store/askStore';
import { textsFor } from '../texts';
import { createFeedback } from './feedback';

test.each([
  ['a problem of the store, which was already logged, is not logged', 'locked', []],
  [
    'another reason is logged',
    undefined,
    ['[ask-ai] a vote could not be stored: its answer was not stored'],
  ],
])('[AI-10] when a vote is rejected, %s', async (_, problem, expected) => {
  const logged: string[] = [];
  const store = {
    vote: () => Promise.reject(new Error('its answer was not stored')),
    problem: () => problem,
  } as unknown as AskStore;
  const feedback = createFeedback({ store, complain: (text) => logged.push(text) });
  const body = JSON.stringify({ appId: 'local', messageId: 'm1', thumbs: 1 });
  const request = new Request('http://localhost/api/chat/feedback', { method: 'POST', body });
  const answer = await feedback(request, textsFor('en'));
  expect(answer.status).toBe(503);
  expect(logged).toEqual(expected);
});
