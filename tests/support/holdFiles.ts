import type { Page } from '@playwright/test';

/** Holds back the files whose addresses match until the returned function is called. */
export async function holdFiles(page: Page, files: RegExp) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
