import { expect, test } from 'vitest';
import { readCall, readStream } from './modelCalls.ts';

const part = (delta: object) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`;

test('a call contains its question and the number of previous replies', () => {
  const user = { role: 'user', content: '<data-x>\nQuestion: no\n</data-x>\n\nQuestion: How?' };
  const earlier = [
    { role: 'user', content: 'Question: What?' },
    { role: 'assistant', content: 'That.' },
  ];
  expect(readCall({ messages: [...earlier, user] })).toEqual({ question: 'How?', step: 0 });
  const searched = [
    { role: 'assistant', content: '' },
    { role: 'tool', content: '[]' },
  ];
  expect(readCall({ messages: [user, ...searched] })).toEqual({ question: 'How?', step: 1 });
  const parts = [{ type: 'text', text: 'Question: In parts?' }];
  expect(readCall({ messages: [{ role: 'user', content: parts }] }).question).toBe('In parts?');
});

test('a streamed reply has a text, and calls that are joined from parts', () => {
  const call = (index: number, text: string, name?: string) =>
    part({ tool_calls: [{ index, function: { name, arguments: text } }] });
  expect(
    readStream(`${part({ content: 'Set ' })}${part({ content: '`mode`.' })}data: [DONE]\n\n`),
  ).toEqual({ searches: [], text: 'Set `mode`.' });
  const search = 'searchIndex';
  expect(
    readStream(
      `${call(0, '{"query":', search)}${call(1, '{"query":"b"}', search)}${call(0, '"a"}')}`,
    ),
  ).toEqual({ searches: ['a', 'b'], text: '' });
  expect(
    readStream(`${call(0, '{"name":', 'get_option')}${call(1, '{}', search)}${call(0, '"mode"}')}`),
  ).toMatchObject({ calls: [{ tool: 'get_option', input: { name: 'mode' } }], text: '' });
});
