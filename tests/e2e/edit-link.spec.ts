import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const kit = SITES.kit.url;
const based = SITES.based.url;
test.describe('edit link', () => {
  const repository = 'https://example.com/kit/edit/main';
  const name = 'Mend this page';

  test('[ELEM-1] it opens the source of the document in a new tab, whatever the page was made from', async ({
    site,
    page,
  }) => {
    await page
      .context()
      .route('https://example.com/**', (route) => route.fulfill({ body: 'the source' }));
    await site.goto(`${kit}/elements/page`);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name }).click(),
    ]);
    await expect(tab).toHaveURL(`${repository}/docs/en/elements/page.mdx`);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(`${kit}/elements/page`);
    await tab.close();

    for (const [address, source] of [
      ['/zh/elements/page', '/docs/zh/elements/page.mdx'],
      ['/zh/guide/only-en', '/docs/en/guide/only-en.mdx'],
      ['/elements/generated-from', '/src/options.ts'],
    ]) {
      await test.step(`on ${address} it leads to ${source}`, async () => {
        await site.goto(`${kit}${address}`);
        await expect(page.getByRole('link', { name })).toHaveAttribute(
          'href',
          `${repository}${source}`,
        );
      });
    }

    await test.step('a generated page that does not say what it was made from has none', async () => {
      await site.goto(`${kit}/elements/generated`);
      await expect(site.heading).toContainText('Generated page');
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    });
  });

  test('[ELEM-1] a link beside it opens a form for a problem, with the title and the places of the page', async ({
    site,
    page,
  }) => {
    for (const [address, link, title, file] of [
      ['/elements/page', 'Report a problem', 'Page', '/docs/en/elements/page.mdx'],
      ['/zh/elements/page', '报告问题', '页面', '/docs/zh/elements/page.mdx'],
    ] as const) {
      await site.goto(`${kit}${address}`);
      const href = await page.getByRole('link', { name: link }).getAttribute('href');
      const form = new URL(href ?? '');
      expect(form.origin + form.pathname).toBe('https://github.com/acme/kit/issues/new');
      expect(form.searchParams.get('title')).toContain(title);
      expect(form.searchParams.get('body')).toBe(`${address}\n${repository}${file}`);
    }
  });

  test('[ELEM-1] it has the version in its address, and our words where the site has none', async ({
    site,
    page,
  }) => {
    const source = 'https://example.com/based/edit/main/docs';
    await site.goto(`${based}/guide/start`);
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      `${source}/v2/en/guide/start.mdx`,
    );
    await site.goto(`${based}/v1/zh/guide/start`);
    await expect(page.getByRole('link', { name: '编辑本页' })).toHaveAttribute(
      'href',
      `${source}/v1/zh/guide/start.mdx`,
    );
  });
});
