import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const kit = SITES.kit.url;

test('[ROUTE-1] a link with capitals and a slash at the end shows the page at its own address', async ({
  site,
  page,
}) => {
  await site.goto(`${kit}/guide/only-en`);
  await site.markDocument();
  await page.getByRole('link', { name: 'with capitals' }).click();
  await expect(page).toHaveURL(`${kit}/guide/first?a=1#far`);
  await expect(site.heading).toContainText('First page');
  await expect(site.sidebar.getByRole('link', { name: 'First page' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(await site.isMarked()).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(`${kit}/guide/only-en`);
});

test('[ROUTE-2] an address with the default language or version leads to that without, without showing a 404', async ({
  page,
  site,
}) => {
  const shown: string[] = [];
  await page.exposeFunction('report', (text: string) => shown.push(text));
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const text = document.querySelector('h1')?.textContent ?? '';
      (window as unknown as { report: (text: string) => void }).report(text);
    });
  });
  for (const [from, to] of [
    ['/en/config/resolve?a=1#resolvealias', '/config/resolve?a=1#resolvealias'],
    ['/v2/zh/config/', '/zh/config/'],
    ['/v2/en', '/'],
    ['/v1/en/config/entry', '/v1/config/entry'],
  ] as const) {
    await test.step(`${from} leads to ${to}`, async () => {
      await page.goto(from).catch(() => undefined);
      await expect(page).toHaveURL(`${SITES.docs.url}${to}`);
      await expect(site.heading).toBeVisible();
      await expect(site.heading).not.toHaveText('PAGE NOT FOUND');
      expect(shown.at(-1)).not.toBe('PAGE NOT FOUND');
    });
  }
});

test('[ROUTE-2] a link inside the site to the default prefix arrives as well', async ({
  site,
  page,
}) => {
  await site.goto(`${kit}/guide/only-en`);
  await page.getByRole('link', { name: 'with the default language' }).click();
  await expect(page).toHaveURL(`${kit}/guide/first?a=1#far`);
  await expect(site.heading).toContainText('First page');
});

test('[ROUTE-2] the prefix counts as the first segment only', async ({ page }) => {
  await page.goto('/config/en/x');
  await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
  await expect(page).toHaveURL(`${SITES.docs.url}/config/en/x`);
});
