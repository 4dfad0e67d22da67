import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url } = SITES.based;

for (const [path, link, href] of [
  ['/v1/guide/start', 'Read this page for v2', '/docs/guide/start'],
  ['/v1/', 'Go to the home page of v2', '/docs/'],
  ['/v1/zh/', '前往 v2 的首页', '/docs/zh/'],
] as const) {
  test(`[AUTH-3] ${path} says that it is old, and names what its link leads to`, async ({
    site,
    page,
  }) => {
    await site.goto(`${url}${path}`);
    const notice = page.getByRole('main').getByRole('note');
    await expect(notice.getByRole('link', { name: link })).toHaveAttribute('href', href);
  });
}

test('[AUTH-3] a page that the current version does not have leads to its nearest parent, by name', async ({
  site,
  page,
}) => {
  await site.goto(`${url}/v1/only-v1`);
  const notice = page.getByRole('main').getByRole('note');
  await expect(notice).toContainText('This page does not exist in v2.');
  await notice.getByRole('link', { name: 'Go to the home page of v2' }).click();
  await expect(page).toHaveURL(/\/docs\/?\?instead-of=\/v1\/only-v1$/);

  await site.goto(`${SITES.docs.url}/v1/plugins/esm-library-plugin`);
  await expect(notice).toContainText('This page does not exist in v2.');
  const link = notice.getByRole('link', { name: 'Go to /plugins/ in v2' });
  await expect(link).toHaveAttribute('href', /^\/plugins\/\?/);
});
