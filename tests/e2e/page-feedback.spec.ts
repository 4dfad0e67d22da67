import { axeFindings } from '../support/axe';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const PAGE = '/guide/start/introduction';

test('[LOOP-1] a reader says that a page did not help, and what is missing', async ({
  site,
  page,
}) => {
  await site.goto(PAGE);
  const question = page.getByRole('region', { name: 'Was this page helpful?' });
  await expect(question).toHaveCount(0);
  await page.getByRole('contentinfo').last().scrollIntoViewIfNeeded();
  await question.getByRole('button', { name: 'No' }).press('Enter');
  await expect(question.getByRole('status')).toHaveText('Thank you for your answer.');
  await expect(question.getByRole('button', { name: 'No' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  expect(await axeFindings(page, '.lt-feedback')).toEqual([]);

  const sent = page.waitForRequest((request) => request.url().endsWith('/api/chat/page'));
  await question.getByLabel(/What is missing/).fill('How to uninstall it.');
  await question.getByLabel(/What is missing/).press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({
    page: PAGE,
    isHelpful: false,
    text: 'How to uninstall it.',
  });
  await expect(question.getByRole('form')).toHaveCount(0);
  await expect(question.getByRole('status')).toHaveText('Thank you for your answer.');
  await expect(question.getByRole('status')).toBeFocused();
  expect(await page.context().cookies()).toEqual([]);
});

test('[LOOP-1] in Chinese; what could not be stored is said, and can be said again', {
  tag: '@built',
}, async ({ site, page, complaints }) => {
  await page.route('**/api/chat/page', (route) => route.fulfill({ status: 503, body: '' }));
  await site.goto(`/zh${PAGE}`);
  const question = page.getByRole('region', { name: '本页对你有帮助吗？' });
  await page.getByRole('contentinfo').last().scrollIntoViewIfNeeded();
  await question.getByRole('button', { name: '有帮助', exact: true }).click();
  await expect(question.getByRole('status')).toHaveText('你的反馈未能保存，请稍后再试。');
  await page.unroute('**/api/chat/page');
  await question.getByRole('button', { name: '有帮助', exact: true }).click();
  await expect(question.getByRole('status')).toHaveText('感谢你的反馈。');
  complaints.splice(0);
});

test('[LOOP-1] a site without an endpoint does not ask', async ({ site, page }) => {
  await site.goto(`${SITES.based.url}/guide/start`);
  await page.locator('.lt-doc-footer').scrollIntoViewIfNeeded();
  await expect(page.locator('.lt-feedback')).toHaveCount(0);
});
