import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

test('[AUTH-4] [TRUE-3] a page says of its samples and messages what they were tested with, and nothing more', async ({
  site,
  page,
}) => {
  for (const [address, label] of [
    ['/guide/features/css', 'Tested with 2.3.2'],
    ['/v1/zh/guide/features/css', '已在 1.7.12 上测试'],
  ] as const) {
    await test.step(address, async () => {
      await site.goto(address);
      const block = page.locator('.lt-code', { hasText: 'rspack.config.mjs' }).first();
      const mark = block.getByRole('img', { name: label });
      await expect(mark.getByText(label)).toHaveCSS('opacity', '0');
      await block.hover();
      await expect(mark.getByText(label)).toHaveCSS('opacity', '1');
      await expect(page.getByText('reset.css').first()).toBeVisible();
      await expect(page.locator('.lt-code__title', { hasText: 'src/reset.css' })).toHaveCount(0);
      await expect(page.getByText('files: [main.js')).toHaveCount(0);
    });
  }

  await test.step('a message', async () => {
    await site.goto('/guide/troubleshooting/common-errors');
    const message = page.locator('.lt-code', { hasText: 'Unable to resolve loader' });
    await expect(message.getByRole('img', { name: 'Tested with 2.3.2' })).toBeVisible();
  });
});

test('[TRUE-3] a message that no test can show says why @built', async ({ site, page }) => {
  await site.goto(`${SITES.lectern.url}/zh/samples`);
  const reason = page.getByText('无法在测试中重现：只有磁盘写满时才会出现。', { exact: true });
  await expect(reason).toBeVisible();
  await expect(reason).toHaveCSS('color', 'rgb(113, 104, 95)');
});
