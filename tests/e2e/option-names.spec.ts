import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { expect, test } from '../support/test';

/** The page of modes names options in its text, in every version and language. */
const EDITIONS = [
  {
    route: '/guide/concepts/mode',
    target: '/config/optimization#optimizationminimize',
    type: 'Type',
  },
  {
    route: '/zh/guide/concepts/mode',
    target: '/zh/config/optimization#optimizationminimize',
    type: '类型',
  },
  {
    route: '/v1/guide/concepts/mode',
    target: '/v1/config/optimization#optimizationminimize',
    type: 'Type',
  },
  {
    route: '/v1/zh/guide/concepts/mode',
    target: '/v1/zh/config/optimization#optimizationminimize',
    type: '类型',
  },
];

const nameLink = (page: Page, name: string) =>
  page
    .locator('.lt-prose a')
    .filter({ has: page.locator(`xpath=.//code[.="${name}"]`) })
    .first();

for (const { route, target, type } of EDITIONS) {
  test(`[OPT-2] ${route}: the name of an option leads to its section, with a card on hover`, async ({
    site,
    page,
  }) => {
    await site.goto(route);
    const link = nameLink(page, 'optimization.minimize');
    await expect(link).toHaveAttribute('href', target);
    await link.hover();
    const card = page.getByRole('tooltip');
    await expect(card).toContainText('optimization.minimize');
    await expect(card).toContainText(`${type}boolean`);
    await expect(link).toHaveAccessibleDescription(/boolean/);
    await card.hover();
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(card).toHaveCount(0);
  });

  test(`[OPT-2] ${route.replace('guide/concepts/mode', 'config/module-rules')}: a named type opens in place by key, with those inside of it`, async ({
    site,
    page,
  }) => {
    await site.goto(route.replace('guide/concepts/mode', 'config/module-rules'));
    const types = page.locator('#modulerules ~ .lt-types').first();
    const rule = types.locator('summary', { hasText: 'RuleSetRule' });
    const condition = types.locator('summary', { hasText: 'RuleSetCondition' });
    await rule.focus();
    await page.keyboard.press('Enter');
    await expect(types.getByText('extractSourceMap?: boolean')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(types.locator('details details summary').first()).toBeFocused();
    await condition.focus();
    await page.keyboard.press('Enter');
    await expect(types.getByText('and?: RuleSetCondition[]')).toBeVisible();
  });
}

test('[OPT-2] who comes by a link loads the types when he opens the first', async ({
  site,
  page,
}) => {
  await site.goto('/config/resolve');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await site.sidebar.getByRole('link', { name: 'module.rules' }).click();
  await expect(site.heading).toContainText('Module rules');
  const types = page.locator('#modulerules ~ .lt-types').first();
  await expect(types.locator('pre')).toHaveCount(0);
  expect(asked).not.toContain('/options/v2/types.json');
  const rule = types.locator('summary', { hasText: 'RuleSetRule' });
  await rule.focus();
  await page.keyboard.press('Enter');
  await expect(types.getByText('extractSourceMap?: boolean')).toBeVisible();
  await expect(rule).toBeFocused();
  expect(asked.filter((path) => path === '/options/v2/types.json')).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('[OPT-2] a tap shows no card while its page is loading', async ({ site, page }) => {
    await site.goto('/config/output');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/static/js/pages/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('main').getByRole('link', { name: 'output.environment' }).first().tap();
    await expect(page.locator('html.nprogress-busy')).toHaveCount(1);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    release();
    await expect(page).toHaveURL(/\/config\/output-environment#/);
    expect(asked.filter((path) => path.startsWith('/options/'))).toEqual([]);
  });

  test('[OPT-2] a tap follows the link', async ({ site, page }) => {
    await site.goto('/guide/concepts/mode');
    await nameLink(page, 'optimization.minimize').tap();
    await expect(page).toHaveURL(/\/config\/optimization#optimizationminimize$/);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

test('[OPT-2] the card of a name is loaded when a reader reaches one; the keyboard shows it at its focus, and hides it behind it', async ({
  site,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await site.goto('/guide/concepts/mode');
  await test.step('nothing of the cards is loaded before', async () => {
    expect(asked.filter((path) => path.startsWith('/options/'))).toEqual([]);
    const before = asked.filter((path) => path.includes('/async/')).length;
    await nameLink(page, 'optimization.minimize').hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(asked.filter((path) => path === '/options/v2/en.json')).toHaveLength(1);
    expect(asked.filter((path) => path.includes('/async/')).length).toBeGreaterThan(before);
    await page.keyboard.press('Escape');
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  const link = nameLink(page, 'optimization.minimize');
  await link.evaluate((element) => {
    const before = document.createElement('button');
    before.textContent = 'before';
    element.before(before);
    before.focus();
  });
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText('optimization.minimize');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('[OPT-2] a card of a plugin says what it is for', async ({ site, page }) => {
  await site.goto('/guide/features/environment-variables');
  await nameLink(page, 'DefinePlugin').hover();
  await expect(page.getByRole('tooltip')).toContainText('DefinePlugin');
});

test('[OPT-2] an option does not lead to itself', async ({ site, page }) => {
  await site.goto('/config/output-environment');
  const own = page.locator('.lt-prose a[href$="/config/output-environment#outputmodule"]');
  await expect(own.first()).toBeVisible();
  expect(
    await own.evaluateAll((links) =>
      links.map((link) => {
        let before: Element | null = link.closest('.lt-prose > *, .rp-doc > *');
        while (before && !/^H[2-6]$/.test(before.tagName)) before = before.previousElementSibling;
        return before?.id ?? '';
      }),
    ),
  ).not.toContain('outputmodule');
});

test('[OPT-2] axe finds nothing on opened types and a card', async ({ site, page }) => {
  test.slow();
  await site.goto('/config/externals');
  await page.locator('.lt-types summary').first().click();
  await page.locator('.lt-prose p a:has(> code)').first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[OPT-2] types open without scripts @built', async ({ page }) => {
    await page.goto('/config/module');
    const types = page.locator('.lt-types').first();
    await types.locator('summary').first().click();
    await expect(types.locator('pre').first()).toBeVisible();
  });
});
