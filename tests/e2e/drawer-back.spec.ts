import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const kit = SITES.kit.url;
const FIRST = `${kit}/guide/first`;
const OTHER = `${kit}/guide/fixed/shown`;
/** A page of a site with a search. */
const start = `${SITES.based.url}/guide/start`;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const name of ['Contents', 'Menu']) {
  test(`[SIDE-2] [NAV-6] Back closes the drawer "${name}" and stays on the page`, async ({
    site,
    page,
  }) => {
    const drawer = page.getByRole('dialog', { name });
    await site.goto(OTHER);
    await site.goto(FIRST);
    for (const _ of [1, 2]) {
      await page.getByRole('button', { name }).first().click();
      await expect(drawer).toBeVisible();
      await page.goBack();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(FIRST);
    }
    await test.step('a drawer that is closed otherwise leaves nothing to go back to', async () => {
      await page.getByRole('button', { name }).first().click();
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(OTHER);
    });
  });
}

test('[SIDE-2] Back leads from a page of the drawer to the one before, without a step between', async ({
  site,
  page,
}) => {
  const drawer = page.getByRole('dialog', { name: 'Contents' });
  await site.goto(OTHER);
  await site.goto(FIRST);
  const heading = await site.heading.textContent();
  await site.markDocument();
  await page.getByRole('button', { name: 'Contents' }).click();
  await drawer.getByRole('link', { name: 'Shown' }).click();
  await expect(page).toHaveURL(OTHER);
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(FIRST);
  await expect(site.heading).toHaveText(heading ?? '');
  await page.goBack();
  await expect(page).toHaveURL(OTHER);
  await page.goForward();
  await expect(page).toHaveURL(FIRST);
});

test('[SRCH-1] the search above a drawer stays open, and Back closes it', async ({
  site,
  page,
  search,
}) => {
  const drawer = page.getByRole('dialog', { name: 'Contents' });
  await site.goto(start);
  await page.getByRole('button', { name: 'Contents' }).click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(search.input).toBeFocused();
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(search.box).toHaveCount(0);
  await expect(page).toHaveURL(start);
});
