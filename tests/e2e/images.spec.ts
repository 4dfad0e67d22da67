import type { Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const PAGE = `${SITES.kit.url}/elements/images`;

const image = (page: Page, name: string) =>
  page.getByRole('main').locator(`img[alt="${name}"]:not(.medium-zoom-image--opened)`);
const rings = (page: Page) => image(page, 'Rings around a center');
const state = (page: Page) => page.locator('html');

/** All states of an image that is opened and closed. */
const WAY = ['opening', 'opened', 'closing', 'closed'];

/** Notes in the page the states of the zoom from here on. */
function recordStates(page: Page): Promise<void> {
  return page.evaluate(() => {
    const states: (string | undefined)[] = [];
    Object.assign(window, { states });
    new MutationObserver(() => states.push(document.documentElement.dataset.zoom)).observe(
      document.documentElement,
      { attributeFilter: ['data-zoom'] },
    );
  });
}

function recordedStates(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { states: string[] }).states);
}

async function open(page: Page) {
  await expect(rings(page)).toHaveClass(/medium-zoom-image/);
  await rings(page).click();
  await expect(state(page)).toHaveAttribute('data-zoom', 'opened');
}

test('[ELEM-7] images are set up 100 ms after the page, and not before', async ({ site, page }) => {
  await page.addInitScript(() => {
    const delays: (number | undefined)[] = [];
    Object.assign(window, { delays });
    const original = window.setTimeout;
    window.setTimeout = ((handler: TimerHandler, delay?: number, ...args: unknown[]) => {
      delays.push(delay);
      return original(handler, delay, ...args);
    }) as typeof window.setTimeout;
  });
  await site.goto(PAGE);
  await expect(rings(page)).toHaveClass(/medium-zoom-image/);
  const delays = await page.evaluate(() => (window as unknown as { delays: number[] }).delays);
  expect(delays).toContain(100);
});

test('[ELEM-7] 30 pixels of scrolling keep the image, more than 40 close it', async ({
  site,
  page,
}) => {
  await page.clock.install();
  await site.goto(PAGE);
  await open(page);
  await page.evaluate(() => {
    const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }));
    window.scrollTo(0, 30);
    return scrolled;
  });
  await page.clock.runFor(400);
  await expect(state(page)).toHaveAttribute('data-zoom', 'opened');
  await page.evaluate(() => window.scrollTo(0, 60));
  await expect(state(page)).toHaveAttribute('data-zoom', 'closed');
});

test('[ELEM-7] listeners do not pile up over many pages', async ({ site, page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { keyListeners: 0 });
    const original = document.addEventListener.bind(document);
    document.addEventListener = (type: string, ...rest: [never]) => {
      if (type === 'keyup') (window as unknown as { keyListeners: number }).keyListeners += 1;
      original(type, ...rest);
    };
  });
  await site.goto(PAGE);
  for (let round = 0; round < 3; round += 1) {
    await expect(rings(page)).toHaveClass(/medium-zoom-image/);
    await site.sidebar.getByRole('link', { name: 'Code', exact: true }).click();
    await expect(site.heading).toContainText('Code');
    await site.sidebar.getByRole('link', { name: 'Images' }).click();
    await expect(site.heading).toContainText('Images');
  }
  await expect(rings(page)).toHaveClass(/medium-zoom-image/);
  const count = await page.evaluate(
    () => (window as unknown as { keyListeners: number }).keyListeners,
  );
  expect(count).toBe(1);
});

/** Whatever a zoom leaves on the page. */
const remains = (page: Page) => page.locator('body > .medium-zoom-overlay, body > img');

async function expectUsablePage(page: Page) {
  await expect(state(page)).toHaveAttribute('data-zoom', 'closed');
  await expect(remains(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveClass(/medium-zoom--opened/);
  await expect(page.locator('.medium-zoom-image--hidden')).toHaveCount(0);
}

test('[ELEM-7] a reader opens images and closes them in every way', async ({
  site,
  page,
  complaints,
}) => {
  await site.goto(PAGE);
  const button = page.getByRole('button', { name: 'Rings around a center' });

  await test.step('a click walks through opening, opened, closing and closed in 0.3 s each', async () => {
    await expect(rings(page)).toHaveClass(/medium-zoom-image/);
    await expect(rings(page)).toHaveCSS('transition-duration', '0.3s');
    await recordStates(page);
    await open(page);
    await page.locator('.medium-zoom-overlay').click({ position: { x: 10, y: 10 } });
    await expect(state(page)).toHaveAttribute('data-zoom', 'closed');
    expect(await recordedStates(page)).toEqual(WAY);
  });

  await test.step('Escape closes', async () => {
    await open(page);
    await page.keyboard.press('Escape');
    await expectUsablePage(page);
  });

  await test.step('the keyboard zooms an image, and it has the focus again afterwards', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(state(page)).toHaveAttribute('data-zoom', 'opened');
    await page.keyboard.press('Escape');
    await expectUsablePage(page);
    await expect(button).toBeFocused();
  });

  await test.step('an image that appears later zooms too', async () => {
    await page.getByRole('button', { name: 'Show the image' }).click();
    const late = image(page, 'Rings that came later');
    await expect(late).toHaveClass(/medium-zoom-image/);
    await late.click();
    await expect(state(page)).toHaveAttribute('data-zoom', 'opened');
    await page.keyboard.press('Escape');
    await expectUsablePage(page);
  });

  await test.step('the larger version is shown where there is one', async () => {
    await image(page, 'Rings with a larger version').click();
    await expect(page.locator('img.medium-zoom-image--opened[src="/boxes.svg"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectUsablePage(page);
  });

  await test.step('a larger version that cannot be reached is a warning, and the image zooms', async () => {
    await image(page, 'Rings without their larger version').click();
    await expect(state(page)).toHaveAttribute('data-zoom', 'opened');
    await expect
      .poll(() => complaints.join())
      .toContain(`Unable to reach the zoom image target ${SITES.kit.url}/nowhere.png`);
    complaints.splice(0);
    await page.keyboard.press('Escape');
    await expectUsablePage(page);
  });

  await test.step('scrolling while an image opens closes it, and what closes takes no click', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await recordStates(page);
    await rings(page).evaluate((element: HTMLElement) => {
      element.click();
      window.scrollTo(0, 60);
    });
    await expect.poll(async () => (await recordedStates(page)).at(-1)).toBe('closed');
    await expectUsablePage(page);
  });

  await test.step('an image inside a link stays a link', async () => {
    await image(page, 'Rings that are a link').click();
    await expect(page).toHaveURL(/\/elements\/code$/);
  });
});

for (const [name, alt] of [
  ['of an image', 'Rings around a center'],
  ['of an image with a larger version', 'Rings with a larger version'],
  ['of an image whose larger version cannot be reached', 'Rings without their larger version'],
] as const) {
  test(`[ELEM-7] Escape at any moment of opening closes: ${name}`, async ({
    site,
    page,
    complaints,
  }) => {
    await site.goto(PAGE);
    const button = page.getByRole('button', { name: alt });
    for (const moment of [0, 5, 20, 100, 250, 300]) {
      await recordStates(page);
      // In the page, since a command of the test takes longer than the moments are apart.
      await button.evaluate((element: HTMLElement, delay) => {
        element.click();
        const press = (type: string) =>
          element.dispatchEvent(new KeyboardEvent(type, { key: 'Escape', bubbles: true }));
        setTimeout(() => {
          press('keydown');
          press('keyup');
        }, delay);
      }, moment);
      await expect.poll(async () => (await recordedStates(page)).at(-1)).toBe('closed');
      await expectUsablePage(page);
    }
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/nowhere\.png|404/);
    await site.sidebar.getByRole('link', { name: 'Code', exact: true }).click();
    await expect(site.heading).toContainText('Code');
  });
}

test('[ELEM-7] a larger version that hangs neither keeps an image open nor comes later', async ({
  site,
  page,
}) => {
  let release = () => {};
  await page.route('**/nowhere.png', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.fulfill({ path: 'tests/fixtures/kit/docs/public/rings.png' });
  });
  await site.goto(PAGE);
  const button = page.getByRole('button', { name: 'Rings without their larger version' });
  await button.click();
  await expect(state(page)).toHaveAttribute('data-zoom', 'opened');
  await page.keyboard.press('Escape');
  await expectUsablePage(page);
  const arrived = page.waitForResponse('**/nowhere.png');
  release();
  await arrived;
  await rings(page).click();
  await expect(state(page)).toHaveAttribute('data-zoom', 'opened');
  await expect(page.locator('body > img')).toHaveCount(1);
  await page.locator('body > img').click();
  await expectUsablePage(page);
});

test('medium-zoom is not loaded on a page without images', async ({ site, page }) => {
  const has = (text: string) => page.content().then((html) => html.includes(text));
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.clock.install();
  await site.goto(`${SITES.kit.url}/elements/page`);
  await page.clock.runFor(300);
  expect(await has('medium-zoom-overlay')).toBe(false);
  expect((await Promise.all(scripts)).join('')).not.toContain('Unable to reach the zoom image');
});
