import { expect, test } from '../support/test';

test('[SIDE-5] the filter of a long outline leaves what is typed, and Enter leads to the first heading of it', async ({
  site,
  page,
}) => {
  await site.goto('/config/output');
  const filter = site.outline.locator('..').getByRole('searchbox', { name: 'Filter this page' });
  const links = site.outline.getByRole('link');
  const all = await links.count();
  await filter.fill('publicpath');
  await expect(links.filter({ visible: true })).not.toHaveCount(all);
  await expect(links.filter({ visible: true }).first()).toContainText('publicPath');
  await filter.press('Enter');
  await expect(page).toHaveURL(/#\S*publicpath$/i);
  // A reader clears the filter after looking at the place that Enter led to.
  await expect.poll(() => site.distanceBelowNavbar('outputpublicpath')).toBeLessThan(120);
  await filter.press('Escape');
  await expect(links.filter({ visible: true })).toHaveCount(all);

  await filter.fill('ｐａｔｈ　ｐｕｂｌｉｃ');
  await expect(links.filter({ visible: true }).first()).toContainText('publicPath');
});
