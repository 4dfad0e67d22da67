import { expect, test } from '../support/test';

test('[FRAME-2] [SIDE-2] where the sidebar is a menu, the outline stands in its place', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await site.goto('/config/output');
  const text = await site.heading.boundingBox();
  const outline = await site.outline.boundingBox();
  expect((outline?.x ?? 0) + (outline?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  await expect(page.locator('.lt-menubar').getByRole('button', { name: 'Contents' })).toBeVisible();
  await expect(site.sidebar).toBeHidden();
  await site.outline.getByRole('link', { name: 'output.clean' }).click();
  await expect.poll(() => site.distanceBelowNavbar('outputclean')).toBeLessThan(120);
});

test('a list below a heading is a list, below the name of an option it is what the option is', async ({
  page,
}) => {
  const listBelow = (heading: string) => page.locator(`${heading} + ul`).first();
  await page.goto('/zh/guide/features/css');
  await expect(listBelow('#next-steps')).toHaveCSS('list-style-type', 'disc');
  await page.goto('/config/output');
  await expect(listBelow('#outputpath')).toHaveCSS('list-style-type', 'none');
});
