import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { watchHosts } from '../support/AskScreen';
import { DEV_INDEX_MS } from '../support/SearchDialog';
import { ASK_DATABASES, SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url } = SITES.docs;
const PAGES = { en: '/guide/concepts/loaders', zh: '/zh/guide/concepts/loaders' };

interface Reported {
  question: string;
  lang: string;
  liked: number;
  disliked: number;
  missing: number;
}

/** What `lectern ask report` says. */
function readReport(): Reported[] {
  const report = execFileSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'plugins/cli/lectern.ts', 'ask', 'report', '--json'],
    { env: { ...process.env, ASK_AI_DATABASE: ASK_DATABASES.docs }, encoding: 'utf8' },
  );
  return JSON.parse(report);
}

for (const texts of [
  {
    lang: 'en',
    question: 'In which order do loaders run?',
    next: 'What is the capital of France?',
    disclaimer: 'Answers are passages quoted from the documentation.',
    thinking: 'Thinking...',
    placeholder: 'Ask another question...',
    quoted: 'no language model is configured',
    searched: /Searched for\s+"In which order do loaders run\?" found \d+ results/,
    sources: 'Related sources',
    nothing: 'Nothing was found in the docs for this question.',
    keywords: 'Search by keywords instead',
    dislike: 'Dislike',
    like: 'Like',
    thanks: 'Thanks for your feedback!',
    back: 'Back to keyword search',
    own: /^\/(?!zh\/)/,
  },
  {
    lang: 'zh',
    question: 'loader 的执行顺序是怎样的？',
    next: '法国的首都是哪里？',
    disclaimer: '回答摘录自文档原文。',
    thinking: '思考中…',
    placeholder: '继续提问…',
    quoted: '本站没有配置语言模型',
    searched: /已搜索\s+“loader 的执行顺序是怎样的？” 找到 \d+ 条结果/,
    sources: '相关来源',
    nothing: '文档中没有找到与这个问题相关的内容。',
    keywords: '改用关键词搜索',
    dislike: '没用',
    like: '有用',
    thanks: '感谢你的反馈！',
    back: '返回关键词搜索',
    own: /^\/zh\//,
  },
] as const) {
  test(`[AI-1] [AI-2] [AI-3] [AI-4] [AI-5] [AI-8] [AI-10] a question, a second one and two votes, in ${texts.lang}`, {
    tag: texts.lang === 'en' ? [] : ['@built'],
  }, async ({ site, page, ask }) => {
    test.slow();
    const hosts = watchHosts(page);
    let answer = () => {};
    const isReady = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/chat', async (route) => {
      await isReady;
      await route.continue();
    });
    await site.goto(url + PAGES[texts.lang]);
    await ask.open();
    await ask.input.fill(texts.question);
    await expect(ask.askEntry).toBeVisible({ timeout: DEV_INDEX_MS });
    // A question is what Enter asks; anything else is a search.
    await expect(ask.hits.first()).toHaveAttribute('aria-selected', 'true');
    await ask.input.press('Enter');
    await expect(ask.newest).toContainText(texts.thinking);
    await expect(ask.box.locator('input')).toBeDisabled();
    await expect(ask.box.locator('input'), '[A11Y-2] the focus stays').toBeFocused();
    answer();
    await ask.waitForAnswer();
    await expect(ask.box).toContainText(texts.disclaimer);
    await expect(ask.newest).toContainText(texts.searched);
    await expect(ask.newest).toContainText(texts.quoted);
    await expect(ask.newest.getByRole('blockquote').first()).not.toBeEmpty();
    await expect(ask.newest).toContainText(texts.sources);
    const addresses = await ask.sources.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      expect(address).toMatch(texts.own);
      expect((await page.request.get(url + address)).status()).toBe(200);
    }
    await expect(ask.input).toBeEnabled();
    await expect(ask.input).toHaveAttribute('placeholder', texts.placeholder);
    await ask.newest.getByRole('button', { name: texts.dislike }).click();
    await expect(ask.newest).toContainText(texts.thanks);

    await ask.write(texts.next);
    await expect(ask.newest).toContainText(texts.nothing);
    await expect(ask.exchanges).toHaveCount(2);
    await expect(ask.exchanges.last()).toContainText(texts.question);
    await expect(ask.newest.getByRole('link', { name: texts.keywords })).toHaveAttribute(
      'href',
      /\?search=/,
    );
    await expect(ask.sources).toHaveCount(0);
    await ask.newest.getByRole('button', { name: texts.like, exact: true }).click();
    await expect(ask.newest).toContainText(texts.thanks);

    const report = readReport().filter(({ lang }) => lang === texts.lang);
    expect(report.find(({ question }) => question === texts.question)?.disliked).toBeGreaterThan(0);
    const missing = report.find(({ question }) => question === texts.next);
    expect(missing?.liked).toBeGreaterThan(0);
    expect(missing?.missing).toBeGreaterThan(0);

    await ask.box.getByRole('button', { name: texts.back }).click();
    await expect(ask.box.getByRole('log')).toHaveCount(0);
    await expect(ask.hits.filter({ hasText: texts.question })).toBeVisible();
    await ask.hits.filter({ hasText: texts.question }).click();
    await expect(ask.exchanges).toHaveCount(2);
    await expect(ask.box).toContainText(texts.disclaimer);
    await expect(ask.box).not.toContainText(/generated with AI|由 AI 生成/);
    await expect(page).toHaveURL(url + PAGES[texts.lang]);
    expect([...hosts]).toEqual([new URL(url).host]);
  });
}

test('[AI-3] [AI-4] the tool line searches again, and an answer can be copied', {
  tag: '@built',
}, async ({ site, page, ask, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.goto(url + PAGES.en);
  await ask.ask('dev server proxy');
  await ask.waitForAnswer();
  const copy = ask.newest.locator('.DocSearch-AskAiScreen-CopyButton');
  await copy.click();
  await expect(copy).toHaveAttribute('title', 'Copied!');
  const shown = Date.now();
  await expect(copy).toHaveAttribute('title', 'Copy');
  expect(Date.now() - shown).toBeGreaterThan(700);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^These passages are quoted word for word[\s\S]*\]\(\/[^)]+\)$/);
  await ask.rerun.focus();
  await page.keyboard.press('Enter');
  await expect(ask.box.getByRole('log')).toHaveCount(0);
  await expect(ask.input).toHaveValue('dev server proxy');
  await expect(ask.hits.getByRole('link').first()).toContainText(/proxy/i);
});

test('[AI-2] Enter opens a result unless a question was written; the entry is above the results', {
  tag: '@built',
}, async ({ site, ask }) => {
  await site.goto(url + PAGES.en);
  await ask.search('output.path');
  await expect(ask.hits.getByRole('link').first()).toBeVisible();
  const entry = ask.box.locator('.DocSearch-Hit', {
    has: ask.page.locator('.DocSearch-Hit--AskAI'),
  });
  await expect(entry).toHaveAttribute('aria-selected', 'false');
  const above = await entry.boundingBox();
  const first = await ask.hits.getByRole('link').first().boundingBox();
  expect(above?.y).toBeLessThan(first?.y ?? 0);
  await ask.input.press('ArrowUp');
  await expect(entry).toHaveAttribute('aria-selected', 'true');
});

test('[AI-8] an address with a search opens it', { tag: '@built' }, async ({ site, page, ask }) => {
  await site.goto(`${url}/?search=output.publicPath`);
  await expect(ask.input).toHaveValue('output.publicPath');
  await expect(ask.hits.getByRole('link').first()).toContainText('output.publicPath');
  await expect(page).toHaveURL(`${url}/`);
});

test('[AI-2] on a narrow screen the offer to ask is read to its end', { tag: '@built' }, async ({
  site,
  page,
  ask,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await site.goto(url + PAGES.en);
  await ask.search('qqzzxxyy');
  const offer = ask.box.locator('.DocSearch-Hit-AskAIButton-title');
  await expect(offer).toContainText('Ask AI to help: qqzzxxyy');
  expect(await offer.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  const query = await offer.getByText('qqzzxxyy').boundingBox();
  expect(query?.width).toBeGreaterThan(40);
});
