import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

// What one page has fetched would come at once on the next.
test.use({ ownContext: true });

/** Chromium's "Slow 4G": parts and fonts come one after the other, long after the text. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};

/** As much of the window as nobody notices; 0.1 is what Web Vitals calls good. */
const UNNOTICED = 0.01;

const VISITS = [
  { path: '/', width: 390 },
  { path: '/zh/', width: 1440 },
  { path: '/guide/start/quick-start', width: 1440 },
  { path: '/zh/guide/start/quick-start', width: 768 },
  { path: '/config/output', width: 1024 },
  { path: '/zh/config/output', width: 390 },
  { path: '/config/all-options', width: 390 },
  { path: '/zh/config/all-options', width: 1440 },
];

interface Shift {
  value: number;
  /** What moved, and where from and to. */
  moved: string[];
}

/** Notes every shift of the page from its beginning. Runs in the page. */
function noteShifts() {
  type LayoutShift = PerformanceEntry & {
    value: number;
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const name = (node as Element | undefined)?.className || node?.nodeName;
        return `${name}: ${previousRect.y}, ${previousRect.height} → ${currentRect.y}, ${currentRect.height}`;
      });
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

for (const { path, width } of VISITS) {
  test(`[FRAME-2] nothing moves while ${path} comes over a slow network, at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(noteShifts);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW);
    await site.goto(path);
    // The last part of a doc page that comes, behind the first load.
    const isDoc = !/^\/(zh\/)?$/.test(path);
    if (isDoc) await page.locator('.lt-reading-progress').waitFor({ state: 'attached' });
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(UNNOTICED);
  });
}
