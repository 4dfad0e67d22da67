import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { DOCS_HEALTH_TOKEN, SITES } from '../support/sites';
import { expect, test } from '../support/test';

const START = '/guide/start/introduction';

/** A word that nobody has searched before. */
const newWord = () =>
  Array.from({ length: 12 }, () => 'bcdfghjkmnpqrstvwxz'[Math.floor(Math.random() * 19)]).join('');

/** Opens the page as a maintainer whose browser prefers English. */
async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Token').fill(DOCS_HEALTH_TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('[LOOP-2] a maintainer sees the searches that failed, the missing pages, and the unhelpful ones', async ({
  site,
  search,
  page,
  complaints,
}) => {
  const word = newWord();
  await site.goto(START);
  await search.open();
  await search.input.fill(word);
  await expect(search.status).toHaveText(`No results for ${word}`);
  const told = page.waitForRequest((request) => request.url().endsWith('/api/searches'));
  await page.keyboard.press('Escape');
  expect((await told).postDataJSON()).toEqual({
    searches: [{ query: word, kind: 'no-hit' }],
    lang: 'en',
    version: 'v2',
  });

  await page.goto(`/guide/${word}`, { referer: `${SITES.docs.url}${START}` });
  await expect(site.heading).toHaveText('PAGE NOT FOUND');

  await site.goto('/guide/features/css');
  const question = page.getByRole('region', { name: 'Was this page helpful?' });
  await page.getByRole('contentinfo').last().scrollIntoViewIfNeeded();
  await question.getByRole('button', { name: 'No' }).click();
  await question.getByLabel(/What is missing/).fill(`Nothing on ${word}.`);
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(question.getByRole('status')).toHaveText('Thank you for your answer.');
  expect(await page.context().cookies()).toEqual([]);

  await signIn(page, '/docs-health?lang=en');
  const rows = (section: string) =>
    page.getByRole('region', { name: section }).getByRole('listitem');
  await expect(async () => {
    await page.reload();
    await expect(rows('Failed searches').filter({ hasText: word })).toContainText('1×');
    await expect(rows('Missing addresses').filter({ hasText: word })).toContainText(
      'A page of the site links to this address. Correct the link: docs/v2/en/guide/start/introduction.mdx',
    );
  }).toPass();
  const unhelpful = rows('Unhelpful pages').filter({
    hasText: 'docs/v2/en/guide/features/css.mdx',
  });
  await unhelpful
    .first()
    .getByText(/detail/)
    .click();
  await expect(unhelpful.first()).toContainText(`Nothing on ${word}.`);

  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(site.heading).toHaveText('文档状况');
  await expect(rows('失败的搜索').filter({ hasText: word })).toContainText('1 次');
  await expect(rows('不存在的地址').filter({ hasText: word })).toContainText('请改正链接');
  await expect(rows('没有帮助的页面').filter({ hasText: 'guide/features/css' })).not.toHaveCount(0);
  // The page is answered with 401 until somebody signs in, which the console repeats.
  const others = complaints.splice(0).filter((text) => !/status of 401/.test(text));
  expect(others).toEqual([]);
});

test('[LOOP-2] of a search whose result was opened nobody is told', async ({
  site,
  search,
  page,
}) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/searches')) told.push(request.url());
  });
  await site.goto(START);
  await search.search('output.path');
  await expect(search.status).toContainText('output.path');
  await search.input.press('Enter');
  await expect(search.box).toHaveCount(0);
  await expect(page).toHaveURL(/\/config\/output/);
  expect(told).toEqual([]);
});

for (const [lang, token, heading] of [
  ['en', 'Token', 'Docs health'],
  ['zh', '令牌', '文档状况'],
] as const) {
  test(`[LOOP-2] the page for maintainers has no barriers, before and behind the token: ${lang}`, async ({
    page,
    complaints,
  }) => {
    await page.goto(`/docs-health?lang=${lang}`);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel(token).fill('not the token');
    await page.getByLabel(token).press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel(token).fill(DOCS_HEALTH_TOKEN);
    await page.getByLabel(token).press('Enter');
    await expect(page.getByRole('region')).not.toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const paper = () =>
      page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/)?.[0]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(Number(await paper())).toBeGreaterThan(200);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(Number(await paper())).toBeLessThan(50);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
    });
    expect(await axeFindings(page, 'html', [320, 1280])).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const others = complaints.splice(0).filter((text) => !/status of 401/.test(text));
    expect(others).toEqual([]);
  });
}

test('[LOOP-2] a site without the setting has neither the page nor counts', async ({
  page,
  request,
}) => {
  await page.goto(`${SITES.based.url}/docs-health`);
  await expect(page.getByLabel('Token')).toHaveCount(0);
  const answer = await request.post(`${SITES.based.url}/api/searches`, { data: '{}' });
  expect(answer.status()).toBe(404);
});
