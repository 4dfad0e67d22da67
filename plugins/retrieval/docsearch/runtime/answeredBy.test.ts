import { expect, test } from 'vitest';
import { answeredBy } from './answeredBy';

const question = { role: 'user' };
const quoted = { role: 'assistant', metadata: { isQuoted: true } };
const generated = { role: 'assistant', metadata: { isQuoted: false } };

test('[AI-8] there is no source before the first answer', () => {
  expect(answeredBy([])).toBeUndefined();
  expect(answeredBy([question])).toBeUndefined();
});

test('[AI-8] a conversation of quotes alone is one of quotes', () => {
  expect(answeredBy([question, quoted, question, quoted])).toBe('quotes');
});

test('[AI-8] one answer of a model, or one without metadata, is sufficient for a model', () => {
  expect(answeredBy([question, quoted, question, generated])).toBe('model');
  expect(answeredBy([question, { role: 'assistant' }])).toBe('model');
  expect(answeredBy([question, { role: 'assistant', metadata: 'x' }])).toBe('model');
});
