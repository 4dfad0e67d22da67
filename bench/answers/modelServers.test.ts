import { expect, test } from 'vitest';
import { recordServer, replayServer } from './modelServers.ts';
import type { Reply } from './replies.ts';

const STEPS: Reply['steps'] = [
  { searches: ['proxy'], calls: [{ tool: 'get_option', input: { name: 'mode' } }], text: 'Wait.' },
  { searches: [], text: 'Set `mode`.' },
];

/** Asks like the endpoint, until the model writes an answer. */
async function ask(url: string, question: string): Promise<void> {
  const messages: object[] = [{ role: 'user', content: `Question: ${question}` }];
  for (const _ of STEPS) {
    const body = JSON.stringify({ messages });
    await (await fetch(`${url}/chat/completions`, { method: 'POST', body })).text();
    messages.push({ role: 'assistant', content: '' }, { role: 'tool', content: '[]' });
  }
}

test('calls and texts of a model are recorded and replayed verbatim', async () => {
  const calls: (readonly string[])[] = [];
  const replay = await replayServer(
    [{ lang: 'en', question: 'How?', steps: STEPS }],
    (_question, told) => calls.push(told),
  );
  const recorded: unknown[] = [];
  const record = await recordServer(replay.url, (question, step, reply) => {
    recorded[step] = { question, ...reply };
  });
  await ask(record.url, 'How?');
  expect(recorded).toEqual(STEPS.map((step) => ({ question: 'How?', ...step })));
  expect(calls).toEqual([[], ['[]']]);
  await record.close();
  await replay.close();
});
