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
  const heard: (readonly string[])[] = [];
  const replay = await replayServer(
    [{ lang: 'en', question: 'How?', steps: STEPS }],
    (_question, told) => heard.push(told),
  );
  const kept: unknown[] = [];
  const record = await recordServer(replay.url, (question, step, said) => {
    kept[step] = { question, ...said };
  });
  await ask(record.url, 'How?');
  expect(kept).toEqual(STEPS.map((step) => ({ question: 'How?', ...step })));
  expect(heard).toEqual([[], ['[]']]);
  await record.close();
  await replay.close();
});
