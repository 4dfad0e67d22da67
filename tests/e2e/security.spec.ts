import type { Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

/** Collects what the policy refused, in this page and in those that are opened after it. */
async function refusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('reportRefusal', (text: string) => refused.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportRefusal } = window as unknown as { reportRefusal: (text: string) => void };
      reportRefusal(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}:${event.lineNumber}:${event.columnNumber}`,
      );
    });
  });
  return refused;
}

const PAGES = [
  '/',
  '/zh/',
  '/v1/',
  '/v1/zh/',
  '/config/',
  '/zh/config/',
  '/config/resolve',
  '/zh/config/resolve',
  '/v1/config/resolve',
  '/guide/start/quick-start',
  '/news/',
  '/nowhere',
  '/zh/nowhere',
  `${SITES.kit.url}/elements/images`,
  `${SITES.based.url}/guide/links`,
  `${SITES.based.url}/v1/zh/nowhere`,
];

test('[SAFE-1] pages of every kind keep a strict policy', async ({ site, page }) => {
  test.slow();
  const refused = await refusals(page);
  for (const address of PAGES) {
    await test.step(address.replace(/^http:\/\/localhost/, ''), async () => {
      const [response] = await Promise.all([
        page.waitForResponse((answer) => answer.request().isNavigationRequest()),
        site.goto(address),
      ]);
      const policy = response.headers()['content-security-policy'] ?? '';
      const scripts = policy.split('; ').find((part) => part.startsWith('script-src '));
      expect(scripts).toMatch(/^script-src 'self'( 'sha256-[\w+/]{43}=')+$/);
      expect(refused).toEqual([]);
    });
  }
});

test('[SAFE-1] menus, search, appearance and a visit to another page keep the policy', async ({
  site,
  page,
  search,
}) => {
  test.slow();
  const refused = await refusals(page);
  await site.goto('/guide/start/introduction');
  await site.chooseAppearance('Dark');
  const tools = page.getByRole('dialog', { name: 'Related tools' });
  await site.navbar.getByRole('button', { name: 'Related tools' }).click();
  await expect(tools).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tools).toBeHidden();
  await search.search('resolve');
  await page.keyboard.press('Escape');
  await expect(search.box).toBeHidden();
  await site.navbar.getByRole('link', { name: 'Config' }).click();
  await page.getByRole('main').getByRole('searchbox').fill('entry');
  await site.switchLanguage('简体中文');
  await expect(site.heading).toBeFocused();
  await expect(page).toHaveURL(/\/zh\/config\/$/);
  await site.switchVersion('v1');
  await expect(page).toHaveURL(/\/v1\/zh\/config\/$/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(refused).toEqual([]);
});

test('[SAFE-1] an enlarged image keeps the policy', async ({ site, page }) => {
  const refused = await refusals(page);
  await site.goto(`${SITES.kit.url}/elements/images`);
  const image = page.getByRole('main').locator('img[alt="Rings around a center"]').first();
  await expect(image).toHaveClass(/medium-zoom-image/);
  await image.click();
  await expect(page.locator('html')).toHaveAttribute('data-zoom', 'opened');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-zoom', 'closed');
  expect(refused).toEqual([]);
});

test('[SAFE-1] a script that a page does not bring is refused', async ({ page, complaints }) => {
  const refused = await refusals(page);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isHarmed = true';
    document.head.append(script);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="/no" onerror="window.isHarmed = true">',
    );
  });
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(1);
  expect(await page.evaluate(() => 'isHarmed' in window)).toBe(false);
  await expect.poll(() => complaints.length).toBeGreaterThanOrEqual(1);
  complaints.length = 0;
});
