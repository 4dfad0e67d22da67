import { statSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { kept } from '../testing/keptAnswer';
import { readStream } from '../testing/readStream';
import { testAsk } from '../testing/testAsk';
import { openDatabase } from './openDatabase';
import { readReport, reportText } from './report';

const QUESTION = 'How do I forward requests to a backend?';
const ALL = { limit: 50 };
let site: Awaited<ReturnType<typeof testAsk>>;

beforeEach(async () => {
  site = await testAsk();
});

afterEach(() => site.close());

async function rowsOf(table: string) {
  await site.store?.flush();
  const client = await openDatabase({ url: site.url });
  const { rows } = await client.execute(`SELECT * FROM ${table}`);
  client.close();
  return rows;
}

test('[AI-10] an answer is stored with question, version, language, sources and nothing about the reader', async () => {
  const headers = {
    'user-agent': 'SECRET-AGENT',
    cookie: 'SECRET-COOKIE',
    'x-forwarded-for': '9.8.7.6',
  };
  await readStream(await site.ask(QUESTION, { headers, client: '9.8.7.6' }));
  const [row, ...others] = await rowsOf('answers');
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    message_id: 'm1',
    question: QUESTION,
    lang: 'en',
    version: 'v2',
    was_found: 1,
    model: null,
    outcome: 'complete',
    sources: JSON.stringify(['/docs/guide/dev-server#proxy']),
  });
  expect(row?.answer).toContain('A proxy forwards requests');
  expect(JSON.stringify(row)).not.toMatch(/SECRET|9\.8\.7\.6/);
});

test('[LOOP-2] an answer that found nothing has no sources: its link to the search is none', async () => {
  const { text } = await readStream(await site.ask('What is the capital of France?'));
  expect(text).toContain('/docs/?search=');
  const [row] = await rowsOf('answers');
  expect(row).toMatchObject({ was_found: 0, sources: '[]' });
});

test('[AI-10] a vote is stored for its answer, the last one counts, and both survive a restart', async () => {
  await readStream(await site.ask(QUESTION));
  expect((await site.vote('m1', 1)).status).toBe(200);
  expect(await (await site.vote('m1', 0)).json()).toEqual({ success: true });
  await site.close();
  const client = await openDatabase({ url: site.url });
  const [asked] = await readReport(client, ALL);
  client.close();
  expect(asked).toMatchObject({ question: QUESTION, disliked: 1, liked: 0, missing: 0 });
  site = await testAsk();
});

test.each([
  ['unknown', 1, 404],
  ['m1', 2, 400],
  ['m1', true, 400],
  ['m1', '1', 400],
  [5, 1, 400],
  ["m1' OR 1=1 --", 1, 400],
])(
  '[AI-4] [AI-10] a vote for %j with %j is answered with %i and stores nothing',
  async (id, thumbs, status) => {
    await readStream(await site.ask(QUESTION));
    const answer = await site.vote(id, thumbs);
    expect(answer.status).toBe(status);
    expect((await answer.text()).length).toBeLessThan(120);
    expect(await rowsOf('votes')).toEqual([]);
  },
);

test('[AI-4] without a database a vote is rejected with a short text, and questions are still answered', async () => {
  const forgetful = await testAsk({ isForgetful: true });
  await readStream(await forgetful.ask(QUESTION));
  const refused = await forgetful.vote('m1', 1);
  expect(refused.status).toBe(503);
  expect(await refused.text()).toContain('could not be stored');
  await forgetful.close();
});

test('[AI-10] a second question with the same id changes nothing', async () => {
  await readStream(await site.ask(QUESTION));
  await readStream(await site.ask('What is the capital of France?'));
  expect((await rowsOf('answers')).map(({ question }) => question)).toEqual([QUESTION]);
});

test('[AI-10] an answer that the reader stopped is stored as stopped', async () => {
  const answer = await site.ask(QUESTION);
  const reader = answer.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect.poll(async () => (await rowsOf('answers')).at(0)?.outcome).toBe('stopped');
});

test('[AI-10] the report lists questions without good answers, most frequent first, with filters', async () => {
  const { store, url } = site;
  store?.addAnswer(kept('1', 1000, { wasFound: false, question: 'Missing?' }));
  store?.addAnswer(kept('2', 2000, { wasFound: false, question: 'missing? ' }));
  store?.addAnswer(kept('3', 3000, { question: 'Disliked?', version: 'v1', sources: ['/docs/a'] }));
  store?.addAnswer(kept('4', 4000, { question: 'Good?' }));
  store?.addAnswer(kept('5', 5000, { wasFound: false, question: '缺失？', lang: 'zh' }));
  // It is unknown whether the docs answer these questions.
  store?.addAnswer(kept('6', 6000, { wasFound: false, question: 'Failed?', outcome: 'failed' }));
  store?.addAnswer(kept('7', 7000, { wasFound: false, question: 'Missing?', outcome: 'stopped' }));
  await store?.vote('3', 0);
  await store?.vote('4', 1);
  const client = await openDatabase({ url });
  const names = async (filter: object) =>
    (await readReport(client, { ...ALL, ...filter })).map(
      ({ question, times }) => `${question.trim()} ${times}`,
    );
  expect(await names({})).toEqual(['Missing? 3', '缺失？ 1', 'Disliked? 1']);
  expect(await readReport(client, { ...ALL, lang: 'en', isMissing: true })).toMatchObject([
    { question: 'Missing?', times: 3, missing: 2 },
  ]);
  expect(await names({ isDisliked: true })).toEqual(['Disliked? 1']);
  expect(await names({ isMissing: true, lang: 'zh' })).toEqual(['缺失？ 1']);
  expect(await names({ version: 'v1' })).toEqual(['Disliked? 1']);
  expect(await names({ since: 4500 })).toEqual(['缺失？ 1']);
  const text = reportText(await readReport(client, { ...ALL, isDisliked: true }));
  client.close();
  expect(text).toBe(
    'Disliked?\n  v1 en, asked 1×, nothing found 0×, liked 0×, disliked 1×, last 1970-01-01\n  sources: /docs/a',
  );
});

test('[AI-10] control characters in a question do not reach the terminal that shows the report', () => {
  const text = reportText([
    {
      ...kept('1', 0),
      question: '\u001b[2Jx\u202e\ny',
      times: 1,
      missing: 1,
      liked: 0,
      disliked: 0,
      lastAskedAt: 0,
      sources: [],
    },
  ]);
  expect(text.split('\n')[0]).toBe('[2Jx y');
});

test('[AI-10] questions before a point in time are deleted with their votes', async () => {
  const { store } = site;
  store?.addAnswer(kept('old', 1000));
  store?.addAnswer(kept('new', 3000));
  await store?.vote('old', 1);
  await store?.vote('new', 1);
  expect(await store?.deleteBefore(2000)).toBe(1);
  expect((await rowsOf('answers')).map((row) => row.message_id)).toEqual(['new']);
  expect((await rowsOf('votes')).map((row) => row.message_id)).toEqual(['new']);
});

test('[AI-10] a missing folder is created, and the error for an unwritable location names it', async () => {
  await site.store?.flush();
  expect(statSync(site.url.slice('file:'.length)).isFile()).toBe(true);
  await expect(openDatabase({ url: `${site.url}/below/ask.db` })).rejects.toThrow(
    /the database file:.*ask\.db\/below\/ask\.db cannot be opened: .* → set ASK_AI_DATABASE/,
  );
});

test('[AI-10] several servers can migrate the tables at the same time', async () => {
  const url = site.url.replace('ask.db', 'other.db');
  const clients = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url })));
  for (const client of clients) client.close();
});
