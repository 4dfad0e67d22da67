import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url } = SITES.docs;

for (const texts of [
  {
    lang: 'English',
    path: '/guide/concepts/entry',
    question: 'What is an entry?',
    title: 'Chat error',
    limit: 'Too many questions. Please ask again in 9 s.',
    down: 'The server cannot be reached. Check your connection and try again.',
    unanswered: 'This question was not answered',
    like: 'Like',
    voteFailed: 'Failed, try again later.',
    proxy: 'The server is not available at the moment. Please try again later.',
  },
  {
    lang: 'Chinese',
    path: '/zh/guide/concepts/entry',
    question: '什么是入口？',
    title: '对话出错',
    limit: '提问过于频繁，请在 9 秒后再试。',
    down: '无法连接服务器，请检查网络后重试。',
    unanswered: '这个问题没有得到回答',
    like: '有用',
    voteFailed: '提交失败，请稍后再试。',
    proxy: '服务器暂时不可用，请稍后再试。',
  },
] as const) {
  test(`[AI-4] [AI-6] [AI-11] [DATA-4] too many questions, no server, a proxy's page and a failed vote are said, in ${texts.lang}`, async ({
    site,
    page,
    ask,
    complaints,
  }) => {
    await site.goto(url + texts.path);
    await page.route('**/api/chat', (route) =>
      route.fulfill({ status: 429, contentType: 'text/plain', body: texts.limit }),
    );
    await ask.ask(texts.question);
    await expect(ask.error).toContainText(texts.title);
    await expect(ask.error).toContainText(texts.limit);
    await page.unroute('**/api/chat');

    await page.route('**/api/chat', (route) => route.abort());
    await ask.write(texts.question);
    await expect(ask.error).toContainText(texts.down);
    await expect(ask.newest).not.toContainText(texts.unanswered);
    await expect(ask.exchanges.last()).toContainText(texts.unanswered);
    await page.unroute('**/api/chat');

    await page.route('**/api/chat', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
    );
    await ask.write(texts.question);
    await expect(ask.error).toContainText(texts.proxy);
    await expect(ask.error).not.toContainText('Gateway');
    await page.unroute('**/api/chat');

    await ask.write(texts.question);
    await ask.waitForAnswer();
    await expect(ask.error).toHaveCount(0);
    await expect(ask.newest).not.toContainText(texts.unanswered);
    await page.route('**/api/chat/feedback', (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'away' }),
    );
    await ask.newest.getByRole('button', { name: texts.like, exact: true }).click();
    await expect(ask.newest).toContainText(texts.voteFailed);
    await page.unroute('**/api/chat/feedback');
    await page.route('**/api/chat/feedback', (route) => route.abort());
    await ask.newest.getByRole('button', { name: texts.like, exact: true }).click();
    await expect(ask.newest).toContainText(texts.down);
    await page.unroute('**/api/chat/feedback');
    expect(complaints.splice(0).join()).toMatch(/429[\s\S]*ERR_FAILED[\s\S]*502[\s\S]*503/);
  });
}

test('[AI-7] one token is kept for a session, and renewed 30 s before it ends', async ({
  site,
  page,
  ask,
}) => {
  const tokens: string[] = [];
  const used: (string | undefined)[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/chat/token') {
      tokens.push(request.headers()['x-algolia-assistant-id'] ?? '');
    }
    if (pathname === '/api/chat') used.push(request.headers().authorization);
  });
  await site.goto(`${url}/guide/concepts/entry`);
  await ask.ask('What is an entry?');
  await ask.waitForAnswer();
  await ask.write('What is a chunk?');
  await expect(ask.exchanges).toHaveCount(2);
  await ask.waitForAnswer();
  expect(tokens).toEqual(['docs']);
  const kept = await page.evaluate(() => sessionStorage.getItem('askai_token'));
  expect(used).toEqual([`TOKEN ${kept}`, `TOKEN ${kept}`]);

  await page.evaluate(() => {
    const exp = Math.floor(Date.now() / 1000) + 25;
    sessionStorage.setItem('askai_token', `${btoa(JSON.stringify({ exp }))}.x`);
  });
  await ask.write('What is a module?');
  await expect(ask.exchanges).toHaveCount(3);
  await ask.waitForAnswer();
  expect(tokens).toHaveLength(2);
});

test('[AI-7] a token of a server that was restarted is replaced, and the question answered', async ({
  site,
  page,
  ask,
  complaints,
}) => {
  await site.goto(`${url}/guide/concepts/entry`);
  const unknown = await page.evaluate(() => {
    const exp = Math.floor(Date.now() / 1000) + 600;
    const token = `${btoa(JSON.stringify({ exp }))}.signed-by-another`;
    sessionStorage.setItem('askai_token', token);
    return token;
  });
  await ask.ask('What is an entry?');
  await ask.waitForAnswer();
  await expect(ask.error).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('askai_token'))).not.toBe(unknown);
  expect(complaints.splice(0).join()).toContain('401');
});

test('[AI-7] without an assistant the dialog says so', async ({ site, page, ask }) => {
  await page.route('**/*.js', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('assistantId:"docs",', '');
    await route.fulfill({ response: answer, body });
  });
  await site.goto(`${url}/guide/concepts/entry`);
  await ask.ask('What is an entry?');
  await expect(ask.error).toContainText('Ask AI assistant ID is required');
});
