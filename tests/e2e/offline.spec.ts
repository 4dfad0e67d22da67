import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const kit = SITES.kit.url;

// What another test has left in the cache of files, a reader would have without a network.
test.use({ ownContext: true });

for (const { name, path, link, wanted, notice, retry } of [
  {
    name: 'English',
    path: '/elements/packages',
    link: 'Another page with commands',
    wanted: 'More packages',
    notice: 'The page could not be loaded. Check your network connection.',
    retry: 'Try again',
  },
  {
    name: 'Chinese',
    path: '/zh/guide/first',
    link: '下一页',
    wanted: '里面',
    notice: '页面未能加载，请检查网络连接。',
    retry: '重试',
  },
]) {
  test(`[ELEM-9] offline, a link keeps the page and says so in ${name}; a retry follows it`, async ({
    site,
    page,
    context,
    complaints,
  }) => {
    await site.goto(`${kit}${path}`);
    await site.markDocument();
    const before = await site.heading.textContent();
    await context.setOffline(true);
    await page.getByRole('link', { name: link }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(notice);
    await expect(site.heading).toHaveText(before ?? '');
    await alert.getByRole('button', { name: retry }).click();
    await expect(alert).toContainText(notice);
    await context.setOffline(false);
    await alert.getByRole('button', { name: retry }).click();
    await expect(site.heading).toContainText(wanted);
    await expect(alert).toHaveCount(0);
    expect(await site.isMarked()).toBe(true);
    for (const complaint of complaints.splice(0)) {
      expect(complaint).toContain('ERR_INTERNET_DISCONNECTED');
    }
  });
}

test('[ELEM-9] a server that is gone keeps the page too, and the notice can be closed', async ({
  site,
  page,
  complaints,
}) => {
  await site.goto(`${kit}/elements/packages`);
  await page.route('**', (route) => route.abort());
  await page.getByRole('link', { name: 'Another page with commands' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/packages$/);
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(site.heading).toContainText('Packages');
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED');
});

test('[ELEM-9] offline, back keeps the page and its place in the history', async ({
  site,
  page,
  context,
  complaints,
}) => {
  await site.goto(`${kit}/elements/packages`);
  await site.markDocument();
  const entries = ['/elements/more-packages', '/elements/page'];
  for (const [index, path] of entries.entries()) {
    await page.evaluate(
      ([idx, url]) => window.history.pushState({ idx }, '', url as string),
      [index + 1, path],
    );
  }
  await site.sidebar.getByRole('link', { name: 'Code', exact: true }).click();
  await expect(site.heading).toContainText('Code');
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/elements\/code$/);
  await expect(site.heading).toContainText('Code');
  await context.setOffline(false);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/elements\/page$/);
  await expect(site.heading).toContainText('Page data');
  expect(await site.isMarked()).toBe(true);
  for (const complaint of complaints.splice(0)) {
    expect(complaint).toContain('ERR_INTERNET_DISCONNECTED');
  }
});

test('[ELEM-9] back that comes with the page keeps its place in the history, too', async ({
  site,
  page,
  complaints,
}) => {
  await site.goto(`${kit}/elements/packages`);
  await page.evaluate(() => history.pushState({ idx: 1 }, '', '/elements/page'));
  const link = site.sidebar.getByRole('link', { name: 'Code', exact: true });
  const loaded = page.waitForRequest('**/static/js/pages/**');
  await link.hover();
  await (await (await loaded).response())?.finished();
  await page.route('**', (route) => route.abort());
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1')?.textContent.includes('Code')) return;
      observer.disconnect();
      history.back();
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  await link.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/elements\/code$/);
  await expect(site.heading).toContainText('Code');
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED');
});
