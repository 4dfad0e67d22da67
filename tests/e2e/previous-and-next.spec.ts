import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const kit = SITES.kit.url;
test.describe('previous and next page', () => {
  for (const { language, prefix, label, title, previous, next } of [
    {
      language: 'English',
      prefix: '',
      label: 'Previous and next page',
      title: 'Packages',
      previous: ['Previous Page', 'Images'],
      next: ['Next Page', 'More packages'],
    },
    {
      language: 'Chinese',
      prefix: '/zh',
      label: '上一页与下一页',
      title: '包',
      previous: ['上一页', '图片'],
      next: ['下一页', '更多的包'],
    },
  ]) {
    test(`[ELEM-3] ${language}: the neighbors in the sidebar, the previous one first`, async ({
      site,
      page,
    }) => {
      await site.goto(`${kit}${prefix}/elements/packages`);
      await site.markDocument();
      const links = page.getByRole('navigation', { name: label }).getByRole('link');
      await expect(links).toHaveText([previous.join(''), next.join('')]);
      await links.last().click();
      await expect(page).toHaveURL(`${kit}${prefix}/elements/more-packages`);
      // The address changes before the page does, so the links of the last page may still be shown.
      await expect(links.first()).toHaveText(`${previous[0]}${title}`);
      await links.first().click();
      await expect(page).toHaveURL(`${kit}${prefix}/elements/packages`);
      await expect(links.first()).toHaveText(previous.join(''));
      await links.first().click();
      await expect(page).toHaveURL(`${kit}${prefix}/elements/images`);
      expect(await site.isMarked()).toBe(true);
    });
  }

  test('[ELEM-3] the first page has no previous one, the last no next one', async ({
    site,
    page,
  }) => {
    const links = page.getByRole('navigation', { name: 'Previous and next page' });
    await site.goto(`${kit}/elements/code`);
    await expect(links.getByRole('link')).toHaveText(['Next PageImages']);
    await site.goto(`${kit}/elements/drawn`);
    await expect(links.getByRole('link')).toHaveText(['Previous PageMore code']);
  });
});
