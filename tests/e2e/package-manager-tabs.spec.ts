import type { Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const kit = SITES.kit.url;
test.describe('package manager tabs', () => {
  const groups = (page: Page) => page.getByRole('tablist', { name: 'Package manager' });
  const tab = (page: Page, name: string) =>
    groups(page).first().getByRole('tab', { name, exact: true });
  const shown = (page: Page) => page.getByRole('tabpanel');

  test('[ELEM-6] there are four, install becomes add where there are packages, and keys choose among them', async ({
    site,
    page,
  }) => {
    await site.goto(`${kit}/elements/packages`);
    await expect(groups(page)).toHaveCount(2);
    await expect(groups(page).first().getByRole('tab')).toHaveText(['npm', 'yarn', 'pnpm', 'bun']);
    for (const [manager, add, plain] of [
      ['npm', 'npm install -D vitest', 'npm install'],
      ['yarn', 'yarn add -D vitest', 'yarn install'],
      ['pnpm', 'pnpm add -D vitest', 'pnpm install'],
      ['bun', 'bun add -D vitest', 'bun install'],
    ] as const) {
      await tab(page, manager).click();
      await expect(shown(page)).toHaveText([add, plain]);
    }
    await tab(page, 'npm').click();

    await test.step('by keyboard: one stop, arrows that go round, Home and End', async () => {
      await tab(page, 'npm').focus();
      for (const [key, manager] of [
        ['ArrowRight', 'yarn'],
        ['ArrowRight', 'pnpm'],
        ['ArrowLeft', 'yarn'],
        ['End', 'bun'],
        ['ArrowRight', 'npm'],
        ['ArrowLeft', 'bun'],
        ['Home', 'npm'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tab(page, manager)).toBeFocused();
        await expect(tab(page, manager)).toHaveAttribute('aria-selected', 'true');
        await expect(shown(page).first()).toHaveText(new RegExp(`^${manager} `));
      }
      await page.keyboard.press('Tab');
      const first = groups(page).first();
      await expect(first.getByRole('tab', { selected: true })).not.toBeFocused();
      await expect(first.locator(':focus')).toHaveCount(0);
    });
  });

  test('[ELEM-6] the choice holds on other pages, in the other language and after a reload', async ({
    site,
    page,
  }) => {
    await site.goto(`${kit}/elements/packages`);
    await expect(shown(page).first()).toHaveText('npm install -D vitest');
    await tab(page, 'pnpm').click();
    await page.getByRole('link', { name: 'Another page with commands' }).click();
    await expect(page).toHaveURL(/more-packages$/);
    await expect(shown(page)).toHaveText(['pnpm add foo-install']);
    await expect(tab(page, 'pnpm')).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(shown(page)).toHaveText(['pnpm add foo-install']);
    await site.goto(`${kit}/zh/elements/more-packages`);
    await expect(shown(page)).toHaveText(['pnpm add foo-install']);
  });
});
