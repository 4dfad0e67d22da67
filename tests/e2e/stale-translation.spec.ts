import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url } = SITES.based;

test('[AUTH-2] a translation that is older than its source says so, with links to what changed; one of what it says has no notice', async ({
  page,
  site,
  request,
}) => {
  await site.goto(`${url}/zh/options`);
  const notice = page.getByRole('note').filter({ hasText: '译文早于英文原文' });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link')).toHaveText(['选项', '安装']);
  await expect(notice.getByRole('link', { name: '选项' })).toHaveAttribute('href', '/docs/options');
  await notice.getByRole('link', { name: '安装' }).click();
  await expect(page).toHaveURL(`${url}/options#install`);
  await expect(page.getByRole('note')).toHaveCount(0);

  await site.goto(`${url}/zh/guide/start`);
  await expect(site.heading).toContainText('开始');
  await expect(page.getByRole('note')).toHaveCount(0);
  // The dev server may close a connection that was idle as it is used again.
  const served = await request.get(`${url}/zh/guide/start`, { maxRetries: 1 });
  expect(await served.text()).not.toContain('staleSections');
});
