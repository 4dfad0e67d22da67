import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const ORIGIN = 'https://based.example/docs';

test('[SEO-1] the head follows when a reader goes to another page', async ({ site, page }) => {
  const { url } = SITES.based;
  const read = () =>
    page.evaluate(() => ({
      title: document.title,
      canonical: [...document.querySelectorAll('link[rel=canonical]')].map(
        (link) => (link as HTMLLinkElement).href,
      ),
      alternates: [...document.querySelectorAll('link[hreflang]')]
        .map((link) => `${link.getAttribute('hreflang')} ${(link as HTMLLinkElement).href}`)
        .sort(),
      metas: [...document.querySelectorAll('meta[property], meta[name]:not([name=generator])')]
        .map((meta) => `${meta.getAttribute('property') ?? meta.getAttribute('name')}`)
        .sort(),
      description: document.querySelector('meta[name=description]')?.getAttribute('content'),
      breadcrumb: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent,
      ),
    }));

  await site.goto(`${url}/guide/start`);
  const start = await read();
  await site.goto(`${url}/only-en`);
  const served = await read();
  expect(served.canonical).toEqual([`${ORIGIN}/only-en`]);
  expect(served.description).toBe('Only in English.');
  await site.markDocument();
  await page.getByRole('main').getByRole('link', { name: 'first page' }).click();
  await expect(page).toHaveURL(`${url}/guide/start`);
  await expect(page).toHaveTitle(start.title);
  await expect.poll(read).toEqual(start);
  await page.goBack();
  await expect(page).toHaveTitle(served.title);
  await expect.poll(read).toEqual(served);
  expect(await site.isMarked()).toBe(true);
});
