import type { Frame, Page } from '@playwright/test';

/** The initial size of the frame, in pixels. */
interface FrameSize {
  width: number;
  height: number;
}

/**
 * Opens a page of a site in a frame of a given size. Scripts inside the frame can change its width,
 * which is much cheaper than changing the size of the window.
 */
export async function openInFrame(page: Page, address: string, size: FrameSize): Promise<Frame> {
  const host = new URL('/frame', address).href;
  if (page.url() !== host) {
    await page.route(host, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><body style="margin:0">' }),
    );
    await page.goto(host);
  }
  await page.evaluate(
    async ([src, { width, height }]) => {
      const frame = document.createElement('iframe');
      Object.assign(frame, { src, style: `border:0;width:${width}px;height:${height}px` });
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.replaceChildren(frame);
      await loaded;
    },
    [address, size] as const,
  );
  const frame = page.frames().find((it) => it.parentFrame());
  if (!frame) throw new Error(`${address} did not open in a frame`);
  return frame;
}

/** Waits until the page in a frame is hydrated and its fonts are loaded. */
export async function hydrated(frame: Frame): Promise<void> {
  await frame.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await frame.evaluate(() => document.fonts.ready);
}
