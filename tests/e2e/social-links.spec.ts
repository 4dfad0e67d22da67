import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const page1 = `${SITES.based.url}/guide/start`;

test('[NAV-7] five links stand in the navbar, each with a name; the rest is in a pop-up', async ({
  site,
  page,
}) => {
  await site.goto(page1);
  const entries = site.navbar.locator('.lt-social li');
  await expect(entries).toHaveCount(6);
  const names = ['GitHub', 'WeChat', 'QQ', 'Contact', 'Discord', 'More links'];
  for (const [index, name] of names.entries()) {
    const entry = entries.nth(index).locator('a, button');
    await expect(entry).toHaveAccessibleName(name);
  }
  await entries.last().getByRole('button').click();
  const rest = page.getByRole('dialog', { name: 'More links' });
  await expect(rest.getByRole('link', { name: 'npm' })).toHaveAttribute(
    'href',
    'https://www.npmjs.com/package/example',
  );
  await expect(rest.getByRole('region', { name: 'Weibo' })).toHaveText('@based');
  await page.keyboard.press('Escape');
  await expect(rest).toHaveCount(0);
});

test('[NAV-7] a link opens a new tab; text, picture and HTML show in a pop-up, by keyboard too', async ({
  site,
  page,
}) => {
  await site.goto(page1);
  const github = site.navbar.getByRole('link', { name: 'GitHub' });
  await expect(github).toHaveAttribute('target', '_blank');
  await expect(github).toHaveAttribute('rel', /noopener/);

  await site.navbar.getByRole('button', { name: 'WeChat' }).click();
  await expect(page.getByRole('dialog', { name: 'WeChat' })).toHaveText('Ask for Lectern');
  await page.keyboard.press('Escape');
  await site.navbar.getByRole('button', { name: 'QQ' }).click();
  const picture = page.getByRole('dialog', { name: 'QQ' }).getByRole('img', { name: 'QQ' });
  await expect(picture).toHaveAttribute('src', '/docs/icon.svg');
  await page.keyboard.press('Escape');
  await site.navbar.getByRole('button', { name: 'Contact' }).click();
  const html = page.getByRole('dialog', { name: 'Contact' });
  await expect(html).toContainText('Room 7, every Monday');
  await expect(html.locator('b')).toHaveText('Room 7');
  await page.keyboard.press('Escape');
  await expect(html).toBeHidden();

  await test.step('by keyboard: Enter shows what there is, Escape returns the focus', async () => {
    const button = site.navbar.getByRole('button', { name: 'WeChat' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'WeChat' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'WeChat' })).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('[NAV-7] a click on what the pointer has opened leaves it open, the next one closes it', async ({
  site,
  page,
}) => {
  await page.clock.install();
  await site.goto(page1);
  const button = site.navbar.getByRole('button', { name: 'WeChat' });
  const shown = page.getByRole('dialog', { name: 'WeChat' });
  await button.hover();
  await expect(shown).toBeVisible();
  // Base UI itself lets a click close it from half a second on.
  await page.clock.runFor(700);
  await button.click();
  await expect(shown).toBeVisible();
  await button.click();
  await expect(shown).toBeHidden();
});
