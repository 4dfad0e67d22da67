import { readOptions } from '../../plugins/retrieval/ask-ai/options';
import { askServer } from '../../plugins/retrieval/ask-ai/testing/askServer';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url } = SITES.docs;
const { questionsPerMinute } = readOptions({}).limits;

for (const { lang, client, path, question, title, text } of [
  {
    lang: 'English',
    client: '203.0.113.1',
    path: '/guide/concepts/entry',
    question: 'What is an entry?',
    title: 'Chat error',
    text: /Too many questions\. Please ask again in [1-6]?\d s\./,
  },
  {
    lang: 'Chinese',
    client: '203.0.113.2',
    path: '/zh/guide/concepts/entry',
    question: '什么是入口？',
    title: '对话出错',
    text: /提问过于频繁，请在 [1-6]?\d 秒后再试。/,
  },
]) {
  test(`[AI-6] [AI-11] the server refuses a reader with too many questions, in ${lang}, and no other`, async ({
    site,
    page,
    ask,
    complaints,
  }) => {
    const reader = { 'x-forwarded-for': client };
    const { ask: send } = await askServer(url, reader);
    for (let at = 0; at < questionsPerMinute; at += 1) {
      const answer = await send(question);
      expect(answer.status).toBe(200);
      await answer.text();
    }
    await page.setExtraHTTPHeaders(reader);
    await site.goto(url + path);
    await ask.ask(question);
    await expect(ask.error).toContainText(title);
    await expect(ask.error).toContainText(text);
    await expect(ask.input).toBeEnabled();
    expect(complaints.splice(0).join()).toContain('429');

    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `${client}00` });
    await ask.write(question);
    await ask.waitForAnswer();
    await expect(ask.error).toHaveCount(0);
  });
}
