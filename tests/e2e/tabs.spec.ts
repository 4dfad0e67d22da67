import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const TABS = `${SITES.kit.url}/types/tabs`;

const list = (page: Page, at: number) => page.getByRole('main').getByRole('tablist').nth(at);
const tab = (page: Page, at: number, name: string) =>
  list(page, at).getByRole('tab', { name, exact: true });

test.describe('tabs that a page imports from the theme of Rspress', () => {
  test('[A11Y-1] they are tabs for assistive technology, without a finding of axe', async ({
    site,
    page,
  }) => {
    await site.goto(TABS);
    await expect(page.getByRole('main').getByRole('tablist')).toHaveCount(4);
    await expect(tab(page, 0, 'First')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'First' })).toHaveCount(2);
    await expect(page.getByRole('tabpanel', { name: 'Second' })).toHaveCount(0);
    expect(await axeFindings(page, 'main')).toEqual([]);
  });

  test('[A11Y-2] the keyboard selects a tab: one stop, arrows that go round, Home and End', async ({
    site,
    page,
  }) => {
    await site.goto(TABS);
    await tab(page, 0, 'First').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Second'],
      ['ArrowRight', 'First'],
      ['ArrowLeft', 'Second'],
      ['Home', 'First'],
      ['End', 'Second'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, 0, name)).toBeFocused();
      await expect(page.getByRole('tabpanel', { name }).first()).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await expect(tab(page, 1, 'Second')).toBeFocused();
  });

  test('tabs of a group share the selection, which stays after a reload', async ({
    site,
    page,
  }) => {
    await site.goto(TABS);
    await tab(page, 1, 'Second').click();
    await expect(tab(page, 0, 'Second')).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(tab(page, 1, 'Second')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('The second text.')).toHaveCount(2);
  });

  test('a disabled tab is passed over; a tab that is not selected can be left out', async ({
    site,
    page,
  }) => {
    await site.goto(TABS);
    await expect(tab(page, 2, 'macOS')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Text for Linux.')).toHaveCount(0);
    await expect(tab(page, 2, 'BeOS')).toBeDisabled();
    await tab(page, 2, 'macOS').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 2, 'Linux')).toBeFocused();
    await expect(page.getByText('Text for Linux.')).toBeVisible();
    await expect(page.getByText('Text for macOS.')).toHaveCount(0);
  });

  test('labels can be elements, and panels can be code', async ({ site, page }) => {
    await site.goto(TABS);
    await tab(page, 3, 'Code').click();
    await expect(page.getByRole('tabpanel', { name: 'Code' })).toContainText('code();');
    await expect(list(page, 3).locator('b')).toHaveText('Bold');
  });
});
