import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const kit = SITES.kit.url;

test('[SIDE-3] an entry shows its text, link, tag and context', async ({ site }) => {
  await site.goto(`${kit}/guide/first`);
  const link = site.sidebar.getByRole('link', { name: 'First page' });
  await expect(link).toHaveAttribute('href', '/guide/first');
  await expect(link).toHaveAttribute('data-context', 'first-context');
  await expect(link).toContainText('new');
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('[SIDE-3] section headers and dividers of both kinds are drawn', async ({ site }) => {
  await site.goto(`${kit}/guide/first`);
  await expect(site.sidebar.getByText('Section', { exact: true })).toBeVisible();
  const dividers = site.sidebar.getByRole('separator');
  await expect(dividers).toHaveCount(2);
  await expect(dividers.first()).toHaveCSS('border-top-style', 'dashed');
  await expect(dividers.last()).toHaveCSS('border-top-style', 'solid');
});

test('[SIDE-3] a collapsed group opens on click; one that is not collapsible has no button', async ({
  site,
}) => {
  await site.goto(`${kit}/guide/first`);
  const group = site.sidebar.getByRole('button', { name: 'Closed group' });
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(site.sidebar.getByRole('link', { name: 'Inside' })).toBeHidden();
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(site.sidebar.getByRole('link', { name: 'Inside' })).toBeVisible();
  await expect(site.sidebar.getByRole('button', { name: 'Fixed group' })).toHaveCount(0);
  await expect(site.sidebar.getByRole('link', { name: 'Shown' })).toBeVisible();
});

test('[SIDE-1] the group of the active page is open, and closes when the reader leaves it', async ({
  site,
}) => {
  await site.goto(`${kit}/guide/closed/inside`);
  const group = site.sidebar.getByRole('button', { name: 'Closed group' });
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await site.sidebar.getByRole('link', { name: 'Shown' }).click();
  await expect(site.heading).toContainText('Shown');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test('[SIDE-5] the outline marks the heading that is being read', async ({ site, page }) => {
  await site.goto(`${kit}/guide/first`);
  const link = (name: string) => site.outline.getByRole('link', { name });
  await expect(link('Near')).toHaveAttribute('aria-current', 'true');
  await page.mouse.wheel(0, 1200);
  await expect(link('Far')).toHaveAttribute('aria-current', 'true');
  await expect(link('Near')).not.toHaveAttribute('aria-current');
});
