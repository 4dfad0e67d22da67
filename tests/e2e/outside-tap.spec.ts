import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const FIRST = `${SITES.kit.url}/guide/first`;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('[SIDE-2] a tap beside an open menu closes it and follows no link below it', async ({
  site,
  page,
}) => {
  await site.goto(FIRST);
  await site.markDocument();
  const menu = page.getByRole('dialog', { name: 'ON THIS PAGE' });
  const beside = site.page.locator('a.lt-nav__title, .lt-nav a').first();
  await page.getByRole('button', { name: 'ON THIS PAGE' }).tap();
  await expect(menu).toBeVisible();
  await beside.tap();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(FIRST);
  await test.step('the next tap follows it', async () => {
    await beside.tap();
    await expect(page).not.toHaveURL(FIRST);
  });
});
