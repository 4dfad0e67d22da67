import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '../store/openDatabase';
import { pageReportText, readPageReport } from '../store/pageReport';
import { type TestAskOptions, testAsk } from '../testing/testAsk';

const PAGE = '/guide/dev-server';
const OPINION = { id: 'o1', page: PAGE, isHelpful: false };
let site: Awaited<ReturnType<typeof testAsk>>;

async function open(more: TestAskOptions = {}) {
  site = await testAsk({ options: { pageFeedback: true, ...more.options }, ...more });
}

afterEach(() => site.close());

async function stored() {
  await site.store?.flush();
  const client = await openDatabase({ url: site.url });
  const pages = await readPageReport(client, { limit: 50 });
  const { rows } = await client.execute('SELECT * FROM opinions');
  client.close();
  return { pages, rows };
}

test('[LOOP-1] feedback on a page is stored with its version and language, and nothing about the reader', async () => {
  await open();
  const headers = { 'user-agent': 'SECRET-AGENT', cookie: 'SECRET-COOKIE' };
  const answer = await site.say({ ...OPINION, text: '  The port\u0007 is missing. ' }, headers);
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  const { pages, rows } = await stored();
  expect(pages).toMatchObject([
    { page: PAGE, lang: 'en', version: 'v2', helpful: 0, unhelpful: 1 },
  ]);
  expect(pages[0]?.texts).toMatchObject([{ text: 'The port  is missing.', isHelpful: false }]);
  expect(JSON.stringify(rows)).not.toContain('SECRET');
});

test('[LOOP-1] a reader who changes or extends the feedback is counted once', async () => {
  await open();
  await site.say(OPINION);
  await site.say({ ...OPINION, isHelpful: true });
  await site.say({ ...OPINION, isHelpful: true, text: 'Clear.' });
  await site.say({ ...OPINION, id: 'o2' });
  const { pages } = await stored();
  expect(pages).toMatchObject([{ helpful: 1, unhelpful: 1 }]);
  expect(pageReportText(pages)).toMatch(
    /^\/guide\/dev-server\n {2}helped 1×, did not help 1×\n {2}\+ \d{4}-\d\d-\d\d Clear\.$/,
  );
});

test.each([
  ['a page that there is not', { ...OPINION, page: '/nowhere' }, 404],
  ['an address of another site', { ...OPINION, page: 'https://evil.example/' }, 400],
  ['a text that is too long', { ...OPINION, text: 'x'.repeat(501) }, 400],
  ['more than a line can have', { ...OPINION, text: 'x'.repeat(5000) }, 413],
  ['an opinion that is none', { ...OPINION, isHelpful: 'yes' }, 400],
  ['a name with other letters', { ...OPINION, id: "o' OR 1=1 --" }, 400],
])('[LOOP-1] %s is rejected, and nothing is stored', async (_, opinion, status) => {
  await open();
  expect((await site.say(opinion)).status).toBe(status);
  expect((await stored()).rows).toEqual([]);
});

test('[LOOP-1] the tokens and rate limits of questions apply', async () => {
  await open({ options: { pageFeedback: true, limits: { callsPerMinute: 3 } } });
  expect((await site.say(OPINION, { authorization: '' })).status).toBe(401);
  // The first call was the token request of the test.
  expect((await site.say(OPINION)).status).toBe(200);
  expect((await site.say(OPINION)).status).toBe(200);
  const refused = await site.say(OPINION);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

test('[LOOP-1] expired feedback is deleted together with the questions', async () => {
  await open();
  await site.say(OPINION);
  await site.store?.deleteBefore(Date.now() + 1000);
  expect((await stored()).rows).toEqual([]);
});

test('[LOOP-1] without a database the reader sees that the feedback was not stored', async () => {
  await open({ isForgetful: true });
  const answer = await site.say(OPINION);
  expect([answer.status, await answer.text()]).toEqual([
    503,
    'Your answer could not be stored. Please try again later.\n',
  ]);
});

test('[LOOP-1] a site without page feedback has no such path', async () => {
  site = await testAsk();
  await expect(async () => site.say(OPINION)).rejects.toThrow('no handler for /api/chat/page');
});
