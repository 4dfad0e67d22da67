import type { Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

/** Counts view transitions, and the durations of what they animate. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        const durations = document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .filter((effect) => effect.pseudoElement === '::view-transition-new(root)')
          .map((effect) => effect.getTiming().duration);
        seen.push(...durations);
      });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
}

test('[THEME-4] the change of the appearance animates for 400 ms, a choice that changes nothing does not', async ({
  site,
  page,
}) => {
  const durations = await watchTransitions(page);
  await site.goto('/config/resolve');
  await site.chooseAppearance('Light');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(1);
  expect(await durations()).toEqual([]);
  await expect(page.getByRole('menu')).toHaveCount(0);

  await site.chooseAppearance('Dark');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect.poll(durations).toEqual([400]);
  await expect(page.locator('html')).not.toHaveClass(/lt-appearance-change/);
});

test('[THEME-4] without the setting, or with reduced motion, it changes at once', async ({
  site,
  page,
}) => {
  const durations = await watchTransitions(page);
  await site.goto(`${SITES.based.url}/guide/start`);
  await site.chooseAppearance('Dark');
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await durations()).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.goto('/config/resolve');
  await site.chooseAppearance('Dark');
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await durations()).toEqual([]);
});
