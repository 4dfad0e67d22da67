import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { expect, test } from '../support/test';

const KEY = 'lectern-uses-version';

const use = (page: Page, minor: string) =>
  page.addInitScript(
    ([key, value]) => localStorage.setItem(key as string, value as string),
    [KEY, minor],
  );

/** The badges below the heading of an option. */
const badgesOf = (page: Page, id: string) =>
  page.locator(`.lt-prose [id="${id}"] + .lt-option-marks`);

const rowOf = (page: Page, name: string) =>
  page.locator(`xpath=//tbody/tr[th/a/code[.="${name}"]]`);

const EN = { ask: 'Which version do you use?', label: 'I use @rspack/core', clear: 'Clear' };
const ZH = { ask: '你用的是哪个版本？', label: '我使用的 @rspack/core', clear: '清除' };

const EDITIONS = [
  { prefix: '', texts: EN, mark: 'Not in your 2.1' },
  { prefix: '/zh', texts: ZH, mark: '你的 2.1 没有' },
  { prefix: '/v1', texts: EN, mark: 'Not in your 1.4' },
  { prefix: '/v1/zh', texts: ZH, mark: '你的 1.4 没有' },
];

const OF = {
  v2: { page: '/config/cache', minor: '2.1', newer: 'snapshot', known: 'cachemaxage' },
  v1: { page: '/config/lazy-compilation', minor: '1.4', newer: 'lazycompilationentries' },
};

for (const { prefix, texts, mark } of EDITIONS) {
  const { page: route, minor, newer } = prefix.startsWith('/v1') ? OF.v1 : OF.v2;

  test(`[OPT-3] ${prefix}/: a reader says his version, and what is newer is marked on every page until he clears it`, async ({
    site,
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await site.goto(prefix + route);
    await expect(badgesOf(page, newer)).toContainText(/\d\.\d/);
    await expect(page.getByText(mark)).toHaveCount(0);
    asked.length = 0;
    await page.getByRole('button', { name: texts.ask }).click();
    const select = page.getByLabel(texts.label);
    await expect(select).toBeFocused();
    expect(asked.some((url) => url.endsWith('.css'))).toBe(true);
    await select.selectOption(minor);
    await expect(badgesOf(page, newer)).toContainText(mark);

    await site.goto(`${prefix}/config/all-options`);
    await expect(page.getByLabel(texts.label)).toHaveValue(minor);
    const name = prefix.startsWith('/v1') ? 'lazyCompilation.entries' : 'snapshot';
    await expect(rowOf(page, name)).toContainText(mark);
    await expect(rowOf(page, 'output.path')).not.toContainText(mark);

    await page.getByRole('button', { name: texts.clear }).click();
    await expect(page.getByText(mark)).toHaveCount(0);
    await site.goto(prefix + route);
    await expect(page.getByRole('button', { name: texts.ask })).toBeVisible();
    await expect(page.getByText(mark)).toHaveCount(0);
  });
}

test('[OPT-3] the keyboard is enough', async ({ site, page }) => {
  await site.goto(OF.v2.page);
  await page.getByRole('button', { name: EN.ask }).press('Enter');
  await expect(page.getByLabel(EN.label)).toBeFocused();
  await page.keyboard.type('2.1');
  await expect(badgesOf(page, OF.v2.newer)).toContainText('Not in your 2.1');
  await expect(badgesOf(page, OF.v2.known)).not.toContainText('Not in');
  await expect(page.getByRole('status').filter({ hasText: 'options on this page' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Read package.json' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not in your 2.1')).toHaveCount(0);
  await expect(page.getByLabel(EN.label)).toBeFocused();
});

test('[OPT-3] a package.json is read in the page, dropped or chosen; one that does not tell says what to do', async ({
  site,
  page,
}) => {
  await site.goto(OF.v2.page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData() !== null) sent.push(request.url());
  });
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    const text = JSON.stringify({ devDependencies: { '@rspack/core': '^2.0.3' } });
    data.items.add(new File([text], 'package.json', { type: 'application/json' }));
    return data;
  });
  await page
    .getByRole('button', { name: EN.ask })
    .dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByLabel(EN.label)).toHaveValue('2.0');
  await expect(page.getByText('package.json contains ^2.0.3.')).toBeVisible();
  await expect(badgesOf(page, OF.v2.known)).toContainText('Not in your 2.0');

  const choose = async (content: string) => {
    const opened = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Read package.json' }).click();
    const chooser = await opened;
    const buffer = Buffer.from(content);
    await chooser.setFiles({ name: 'package.json', mimeType: 'application/json', buffer });
  };
  const ranged = (range: string) => JSON.stringify({ dependencies: { '@rspack/core': range } });
  for (const [content, said] of [
    ['{ "dependencies"', 'This file is not valid JSON.'],
    ['{}', '@rspack/core is not among the dependencies'],
    [ranged('workspace:*'), 'Run npm ls @rspack/core in your project'],
    [ranged('catalog:'), 'such as in pnpm-workspace.yaml'],
  ] as const) {
    await choose(content);
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByLabel(EN.label)).toHaveValue('2.0');
  }
  await choose(ranged('~2.2.0'));
  await expect(page.getByLabel(EN.label)).toHaveValue('2.2');
  expect(sent).toEqual([]);
});

test('[OPT-3] a reader of another major is offered the same page in his version', async ({
  site,
  page,
}) => {
  await site.goto('/zh/config/output-environment');
  await page.getByRole('button', { name: ZH.ask }).click();
  await page.getByLabel(ZH.label).selectOption('1.6');
  await expect(page.getByText('本页介绍的是 v2，而你使用的是 1.6。')).toBeVisible();
  await page.getByRole('link', { name: '打开 v1 的文档' }).click();
  await expect(page).toHaveURL(/\/v1\/zh\/config\/output-environment$/);
  await expect(badgesOf(page, 'outputenvironmentimportmetadirnameandfilename')).toContainText(
    '你的 1.6 没有',
  );
});

test('[OPT-3] the list has what is gone, and says who still has it; what is kept but is no version is nothing', async ({
  site,
  page,
}) => {
  await use(page, '2.2');
  await site.goto('/config/all-options');
  const gone = rowOf(page, 'cache.cacheDirectory');
  await expect(gone).toContainText('Removed in 2.3');
  await expect(gone).toContainText('Use cache.storage.directory instead.');
  await expect(gone).toContainText('Still in your 2.2');

  await use(page, '<b>2.2</b>');
  await site.goto('/config/all-options');
  await expect(page.getByRole('button', { name: EN.ask })).toBeVisible();
});

test('[OPT-3] the card of a name says that an option is not in the version of the reader', async ({
  site,
  page,
}) => {
  await use(page, '2.0');
  await site.goto('/guide/migration/options-v1-to-v2');
  const link = page.getByRole('main').getByRole('link', { name: 'cache.maxAge', exact: true });
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await expect(page.getByRole('tooltip')).toContainText('Since 2.1');
  await expect(page.getByRole('tooltip')).toContainText('Not in your 2.0');
});

test('[OPT-3] axe finds nothing on the choice and its marks, and they fit a window of 320 px', async ({
  site,
  page,
}) => {
  await use(page, '2.1');
  await page.setViewportSize({ width: 320, height: 800 });
  for (const route of ['/zh/config/all-options', '/config/cache']) {
    await site.goto(route);
    await expect(page.locator('[data-mark="absent"]').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  expect(await axeFindings(page)).toEqual([]);
});
