import type { AskScreen } from '../support/AskScreen';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url, base } = SITES.based;
const WORDS = /ask ai|ask a question|conversation|询问 AI|问问 AI|提出问题|对话/i;

/** Nothing that a reader sees, or is told, names Ask AI. */
async function expectNothing(ask: AskScreen): Promise<void> {
  await expect(ask.askEntry).toHaveCount(0);
  await expect(ask.box.locator('[class*="AskAi" i]')).toHaveCount(0);
  const told = await ask.box.evaluate((box) =>
    [
      box.textContent,
      ...[...box.querySelectorAll('[title], [aria-label], [placeholder]')].flatMap((element) =>
        ['title', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name)),
      ),
    ].join('\n'),
  );
  expect(told).not.toMatch(WORDS);
}

for (const { lang, path, query, nothing } of [
  { lang: 'en', path: '/guide/start', query: 'links', nothing: 'No results found for' },
  { lang: 'zh', path: '/zh/guide/start', query: '链接', nothing: '没有找到相关结果' },
]) {
  test(`[AI-1] a site without an endpoint has nothing of Ask AI, in ${lang}`, async ({
    site,
    page,
    ask,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });
    await site.goto(url + path);
    // What is left of a time when the site had an endpoint.
    await page.evaluate((key) => {
      const parts = [{ type: 'text', text: 'An old question' }];
      const messages = [{ id: 'm', role: 'user', parts }];
      const kept = {
        query: 'An old question',
        objectID: 'An old question',
        messages,
        type: 'askAI',
        anchor: 'stored',
        content: null,
        hierarchy: { lvl0: 'askAI', lvl1: 'An old question' },
        url: '',
      };
      localStorage.setItem(key, JSON.stringify([kept]));
    }, `__DOCSEARCH_ASKAI_CONVERSATIONS__${base}${lang}`);
    await ask.open();
    await expectNothing(ask);
    await expect(ask.box).not.toContainText('An old question');

    await ask.input.fill(query);
    await expect(ask.hits.first()).toBeVisible();
    await expectNothing(ask);
    await ask.input.press('ArrowUp');
    await expectNothing(ask);

    await ask.input.fill(lang === 'en' ? 'qqqqqq?' : '龘龘龘？');
    await expect(ask.box).toContainText(nothing);
    await expectNothing(ask);
    await ask.input.press('Enter');
    await expectNothing(ask);
    await expect(ask.box.getByRole('log')).toHaveCount(0);
    await expect(ask.input).toBeEnabled();
    expect(asked).toEqual([]);
  });
}

test('[AI-1] where there is no endpoint, nothing answers at its address', {
  tag: '@built',
}, async ({ request }) => {
  for (const path of ['/api/chat', '/api/chat/token', '/api/chat/feedback']) {
    expect((await request.post(url + path, { data: {} })).ok()).toBe(false);
    expect((await request.get(url + path)).status()).toBe(404);
  }
});
