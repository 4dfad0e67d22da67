import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/test';

const VIEWS = {
  home: '/',
  'Chinese home': '/zh/',
  doc: '/guide/start/quick-start',
  'Chinese doc of the old version': '/v1/zh/config/resolve',
  overview: '/config/',
  404: '/no/such/page',
};

for (const [view, path] of Object.entries(VIEWS)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1280]) {
      test(`[A11Y-1] axe finds nothing on ${view}, ${colorScheme}, ${width} px`, async ({
        site,
        page,
      }) => {
        test.slow();
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await site.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(
            ({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`,
          ),
        );
        expect(found).toEqual([]);
      });
    }
  }
}

test('[A11Y-1] axe finds nothing with the related tools open', async ({ site, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.goto('/guide/start/quick-start');
  await site.navbar.getByRole('button', { name: 'Related tools' }).click();
  await expect(page.getByRole('dialog', { name: 'Related tools' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
