import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The widths of a phone and a desktop, in pixels. */
const WIDTHS = [390, 1280];

interface AxeWindow {
  axe: { run: (selector: string, options: object) => Promise<AxeResults> };
}

/** Reports controls whose accessible name does not contain their visible text. axe runs it only on request. */
const NAMES = 'label-content-name-mismatch';
const COLORS = ['color-contrast', 'link-in-text-block'];
/** The rules that depend on colors. Other rules do not need to run again for another color scheme. */
const COLOR_RULES = { runOnly: COLORS };
const ALL_RULES = { rules: { [NAMES]: { enabled: true } } };
const OTHER_RULES = {
  rules: {
    ...ALL_RULES.rules,
    ...Object.fromEntries(COLORS.map((id) => [id, { enabled: false }])),
  },
};
/** The only asset that a rule needs. By default, axe also requests and parses every stylesheet again. */
const ASSETS = { assets: ['media'] };

/** Runs axe on a part of the current page and returns one line per element. */
async function findingsNow(page: Page, selector: string, options: object): Promise<string[]> {
  return page.evaluate(
    async ([part, rules, preload]) => {
      // Size-dependent layout takes one frame, and rows that scroll into view take another.
      for (const _ of [1, 2]) {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
      const { axe } = window as unknown as AxeWindow;
      const { violations } = await axe.run(part, {
        ...rules,
        preload,
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [selector, options, ASSETS] as const,
  );
}

/** Returns the controls whose accessible name does not contain their visible text, one line per control. */
export async function wrongNames(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return findingsNow(page, 'html', { runOnly: [NAMES] });
}

/**
 * Runs axe on a part of the open page in light and dark mode, at every width, with the rule of `wrongNames`.
 * The page is not reloaded. Motion is reduced, so that no color is measured during a transition.
 *
 * @param colored the part whose colors no other test checks
 */
export async function axeFindings(
  page: Page,
  selector = 'html',
  widths: readonly number[] = WIDTHS,
  colored = selector,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The window keeps its size when the colors change.
    for (const width of colorScheme === 'light' ? widths.toReversed() : widths) {
      await page.setViewportSize({ width, height: 900 });
      const looks: [part: string, rules: object][] =
        colorScheme === 'dark'
          ? [[colored, COLOR_RULES]]
          : colored === selector
            ? [[selector, ALL_RULES]]
            : [
                [selector, OTHER_RULES],
                [colored, COLOR_RULES],
              ];
      const findings: string[] = [];
      for (const [part, rules] of looks) findings.push(...(await findingsNow(page, part, rules)));
      found.push(...findings.map((finding) => `${colorScheme}, ${width} px: ${finding}`));
    }
  }
  return found;
}
