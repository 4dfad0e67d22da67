import { AskScreen } from '../support/AskScreen';
import { SitePage } from '../support/SitePage';
import { expect, test } from '../support/test';

test.use({ ownContext: true });

test('[SAFE-2] what was searched and asked in two tabs at a time is kept from both', async ({
  context,
  site,
  page,
  ask,
}) => {
  const otherPage = await context.newPage();
  const other = new AskScreen(otherPage);
  await site.goto('/guide/concepts/loaders');
  await new SitePage(otherPage).goto('/guide/concepts/loaders');
  // Both dialogs read what is stored before one of them adds to it.
  await ask.open();
  await other.open();
  for (const [tab, screen, query] of [
    [page, ask, 'splitChunks'],
    [otherPage, other, 'devtool'],
  ] as const) {
    await tab.bringToFront();
    await screen.input.fill(query);
    await screen.hits.first().waitFor();
    await screen.hits.getByRole('link').first().click();
    await expect(screen.box).toHaveCount(0);
  }
  await other.open();
  await expect(other.hits).toHaveCount(2);

  await page.bringToFront();
  await ask.open();
  await ask.write('How do I set the output directory?');
  await ask.waitForAnswer();
  await otherPage.bringToFront();
  await other.write('In which order do loaders run?');
  await other.waitForAnswer();
  await page.reload();
  await site.hydrated();
  await ask.open();
  await expect(ask.box).toContainText('How do I set the output directory?');
  await expect(ask.box).toContainText('In which order do loaders run?');
});
