import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url } = SITES.kit;

test('[ROUTE-10] [AUTH-1] a page without a translation is shown in the default language, and its links stay in that of the reader', async ({
  site,
  page,
}) => {
  await site.goto(`${url}/guide/only-en`);
  await expect(page.getByRole('note')).toHaveCount(0);
  await site.switchLanguage('简体中文');
  await expect(page).toHaveURL(`${url}/zh/guide/only-en`);
  // The address is there before the page: until then, what is shown links to English pages.
  await expect(page.getByRole('note')).toHaveText('本页尚未翻译，以下为英文原文。');

  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'To the first page' }).click();
  await expect(page).toHaveURL(`${url}/zh/guide/first#far`);

  await site.goto(`${url}/zh/guide/only-en`);
  await expect(site.heading).toContainText('Only in English');
  await expect(page.getByRole('note')).toHaveText('本页尚未翻译，以下为英文原文。');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.locator('.lt-prose')).toHaveAttribute('lang', 'en');
  await expect(main.getByRole('link', { name: 'The mark' })).toHaveAttribute('href', '/mark.svg');
});
