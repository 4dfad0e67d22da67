import { readOptions } from '../../plugins/retrieval/ask-ai/options';
import { askServer } from '../../plugins/retrieval/ask-ai/testing/askServer';
import type { UpstreamState } from '../../plugins/retrieval/ask-ai/testing/fakeUpstream';
import { watchHosts } from '../support/AskScreen';
import { ASK_MODEL } from '../support/sites';
import { expect, test } from '../support/test';

const start = `${ASK_MODEL.url}/guide/concepts/loaders`;

// The model of the tests counts the calls that were broken off.
test.describe.configure({ mode: 'serial' });

async function stateOfModel(): Promise<UpstreamState> {
  return (await fetch(ASK_MODEL.modelUrl)).json();
}

test('[AI-3] [AI-9] a model answers with links to the sections that it was given, and may search further', async ({
  site,
  page,
  ask,
}) => {
  const hosts = watchHosts(page);
  await site.goto(start);
  await ask.ask('In which order do loaders run, if the model searches?');
  await ask.waitForAnswer();
  await expect(ask.newest).toContainText('In short: do this.');
  await expect(ask.box).toContainText('Answers are generated with AI');
  await expect(ask.newest.getByText(/found \d+ results/)).toHaveCount(2);
  await expect(ask.newest).toContainText(/Searched for\s+"css modules" found/);
  await expect(ask.sources).toHaveCount(1);
  const address = await ask.sources.getAttribute('href');
  expect((await page.request.get(ASK_MODEL.url + address)).status()).toBe(200);
  expect([...hosts]).toEqual([new URL(ASK_MODEL.url).host]);
});

test('[AI-5] [AI-11] stop ends the answer, keeps its words, and ends the call of the model within a second', async ({
  site,
  ask,
}) => {
  const before = await stateOfModel();
  await site.goto(start);
  await ask.ask('In which order do loaders run on a slow model?');
  await expect(ask.newest).toContainText('The first words.');
  await expect(ask.box.locator('input')).toBeDisabled();
  const stopped = Date.now();
  await ask.box.getByRole('button', { name: 'Stop answering' }).click();
  await expect(ask.newest).toContainText('You stopped this response');
  await expect(ask.newest).toContainText('The first words.');
  await expect
    .poll(async () => (await stateOfModel()).closedEarly, { intervals: [50], timeout: 2000 })
    .toBe(before.closedEarly + 1);
  expect(Date.now() - stopped).toBeLessThan(1500);
  await expect(ask.input).toBeEnabled();
});

test('[AI-11] a reader who closes the dialog ends the call of the model', async ({
  site,
  page,
  ask,
}) => {
  const before = await stateOfModel();
  await site.goto(start);
  await ask.ask('In which order do loaders run on a slow model?');
  await expect(ask.newest).toContainText('The first words.');
  await ask.box.getByRole('button', { name: 'Close' }).click();
  await expect(ask.box).toHaveCount(0);
  await expect
    .poll(async () => (await stateOfModel()).closedEarly, { intervals: [50], timeout: 3000 })
    .toBe(before.closedEarly + 1);
  await expect(page).toHaveURL(start);
});

test('[AI-6] a model that dies: what it said stays, and the reason is said', async ({
  site,
  page,
  ask,
}) => {
  await site.goto(`${ASK_MODEL.url}/zh/guide/concepts/loaders`);
  await ask.ask('loader 的执行顺序是怎样的？！');
  await expect(ask.error).toContainText('语言模型没有写完回答就停止了，请重新提问。', {
    timeout: 15_000,
  });
  await expect(ask.newest).toContainText('This much arrived.');
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.includes('ASKAI_CONVERSATIONS')),
  );
  expect(kept.map(([, value]) => value).join()).not.toContain('？！');
});

test('[AI-1] [AI-9] a model that lies: no link to a page that does not exist, and no request to another host', async ({
  site,
  page,
  ask,
}) => {
  const hosts = watchHosts(page);
  await site.goto(start);
  await ask.ask('In which order do loaders run, if the model lies?');
  await ask.waitForAnswer();
  await expect(ask.newest).toContainText('True.');
  const links = await ask.newest
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    expect(link).toMatch(/^\/(?!\/)/);
    expect((await page.request.get(ASK_MODEL.url + link)).status(), link).toBe(200);
  }
  await expect(ask.newest.locator('img')).toHaveCount(0);
  await expect(ask.newest).not.toContainText('no-such-page');
  expect([...hosts]).toEqual([new URL(ASK_MODEL.url).host]);
});

for (const { lang, path, question, busy } of [
  {
    lang: 'English',
    path: '/guide/concepts/loaders',
    question: 'In which order do loaders run?',
    busy: 'The language model is busy at the moment: the passages below are quoted word for word from the docs.',
  },
  {
    lang: 'Chinese',
    path: '/zh/guide/concepts/loaders',
    question: 'loader 的执行顺序是怎样的？',
    busy: '语言模型正忙：以下段落逐字引自文档。',
  },
]) {
  test(`[AI-6] [AI-11] with all answers of the model under way the docs are quoted, in ${lang}, until one is free`, async ({
    site,
    page,
    ask,
  }) => {
    const { streams, streamsPerClient } = readOptions({}).limits;
    const over = new AbortController();
    const clients = Array.from(
      { length: streams / streamsPerClient },
      (_, at) => `198.51.${lang.length}.${at + 1}`,
    );
    const before = await stateOfModel();
    // Node ends the answer to a request whose response nobody holds any more.
    const answers = await Promise.all(
      clients.map(async (client) => {
        const { ask: send } = await askServer(ASK_MODEL.url, { 'x-forwarded-for': client });
        const held: Response[] = [];
        for (let at = 0; at < streamsPerClient; at += 1) {
          const question = 'In which order do loaders run on a slow model?';
          held.push(await send(question, { signal: over.signal }));
        }
        return held;
      }),
    );
    for (const { status } of answers.flat()) expect(status).toBe(200);
    // The sections for an answer are chosen first; wait until the model has received every question.
    await expect
      .poll(async () => (await stateOfModel()).calls, { timeout: 30_000 })
      .toBe(before.calls + streams);
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': clients[0] ?? '' });
    await site.goto(ASK_MODEL.url + path);
    await ask.ask(question);
    await ask.waitForAnswer();
    await expect(page.getByText(busy)).toHaveCount(1);
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.${lang.length}.99` });
    await ask.write(question);
    await expect(page.getByText(busy)).toHaveCount(2);
    await ask.waitForAnswer();

    expect(answers.flat().every(({ bodyUsed }) => !bodyUsed)).toBe(true);
    over.abort();
    await expect
      .poll(async () => (await stateOfModel()).closedEarly, { timeout: 10_000 })
      .toBe(before.closedEarly + streams);
    await ask.write(question);
    await ask.waitForAnswer();
    await expect(page.getByText(busy)).toHaveCount(2);
    await expect(ask.error).toHaveCount(0);
  });
}
